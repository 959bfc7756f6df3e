/** What the decoder's process is asked: one picture at a time. */
export interface Task {
  bytes: Uint8Array;
  /** How many its header announces. */
  pixels: number;
  /** As in Exif, 1 to 8. */
  orientation: number;
  /** Maximum of the longer side in pixels; larger pictures are scaled down. */
  side: number;
  /** Bytes by which the process may grow meanwhile; beyond them it ends itself. */
  room: number;
}

/** What it says: that it can be asked, then one result for each task. */
export type Told =
  | { type: 'ready' }
  | ({ type: 'done'; bytes: Uint8Array; width: number; height: number } & After)
  | ({ type: 'damaged'; reason: string } & After);

interface After {
  /** Bytes by which the process is larger now than at its start. */
  grown: number;
}
