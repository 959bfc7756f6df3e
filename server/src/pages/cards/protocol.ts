import type { Card } from './card.ts';

/** What the painter's process is sent: one card at a time. */
export interface DrawTask {
  card: Card;
}

/** What the process sends: that it is ready, then one result for each card. */
export type PainterMessage = { type: 'ready' } | PainterResult;
export type PainterResult =
  | { type: 'done'; bytes: Uint8Array }
  | { type: 'failed'; reason: string };
