// The types of the server, as the shell names them.

export type * from "../wire";
