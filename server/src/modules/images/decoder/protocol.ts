/** What the decoder's process is sent: one picture at a time. */
export interface Task {
  bytes: Uint8Array;
  /** Maximum that its header may announce. */
  megapixels: number;
  /** Maximum of the longer side in pixels; larger pictures are scaled down. */
  side: number;
  /** Bytes by which the process may grow meanwhile; beyond them it ends itself. */
  maxGrowth: number;
}

/** What the process sends: that it is ready, then one result for each task. */
export type DecoderMessage =
  | { type: 'ready' }
  | ({ type: 'done'; bytes: Uint8Array; width: number; height: number } & Growth)
  /** The reason is a sentence of ours. */
  | ({ type: 'refused'; reason: string } & Growth)
  /** The reason is the decoder's. */
  | ({ type: 'damaged'; reason: string } & Growth);

interface Growth {
  /** Bytes by which the process is larger now than at its start. */
  growth: number;
}
