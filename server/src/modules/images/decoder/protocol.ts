/** What the decoder's process is sent: one picture at a time. */
export interface Task {
  bytes: Uint8Array;
  /** How many its header announces. */
  pixels: number;
  /** As in Exif, 1 to 8. */
  orientation: number;
  /** Maximum of the longer side in pixels; larger pictures are scaled down. */
  side: number;
  /** Bytes by which the process may grow meanwhile; beyond them it ends itself. */
  maxGrowth: number;
}

/** What the process sends: that it is ready, then one result for each task. */
export type DecoderMessage =
  | { type: 'ready' }
  | ({ type: 'done'; bytes: Uint8Array; width: number; height: number } & Growth)
  | ({ type: 'damaged'; reason: string } & Growth);

interface Growth {
  /** Bytes by which the process is larger now than at its start. */
  growth: number;
}
