// Several people at one screen: whose eyes it is for. It goes by who is asked, which all may know, and by nothing else:
// what somebody may answer, or that there is nothing to choose, never moves the curtain.

/** Who is to look next, of those whose seats are here; whoever looks and is asked goes on, and stays while others move. */
export function nextToLook(seats: (number | null)[], looking: number | null, asked: number[]): number | null {
  if (looking !== null && asked.includes(seats[looking] ?? -1)) return looking;
  const called = asked.map((seat) => seats.indexOf(seat)).find((at) => at >= 0);
  return called ?? looking;
}
