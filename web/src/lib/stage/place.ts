// Where a banner stands so that it covers nothing that a guide tells or points at.

import { overlap, type Box } from "../beside";

export type Place = "top" | "middle" | "bottom";

/** The middle where it is free, else the edge at which least is covered; `room` is what lies between bar and tabs. */
export function placeIn(room: Box, { width, height }: Pick<Box, "width" | "height">, kept: Box[]): Place {
  const left = room.left + (room.width - width) / 2;
  const tops: Record<Place, number> = { middle: room.top + (room.height - height) / 2, top: room.top, bottom: room.top + room.height - height };
  const covered = (place: Place): number => kept.reduce((sum, box) => sum + overlap(box, { left, top: tops[place], width, height }), 0);
  const places: Place[] = ["middle", "top", "bottom"];
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
