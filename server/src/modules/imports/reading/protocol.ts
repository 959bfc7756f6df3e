/** What the reading thread and its caller say to each other. */
export interface Ask {
  list: string;
  from: number;
  count: number;
}

export type Told =
  | { type: 'ready'; head: unknown; sizes: Record<string, number> }
  | { type: 'refused'; sentence: string }
  | { type: 'rows'; rows: unknown[] };
