/** Messages between the reading thread and its caller: `Ask` requests rows of a list, `Told` is the thread's answer. */
export interface Ask {
  list: string;
  from: number;
  count: number;
}

export type Told =
  | { type: 'ready'; head: unknown; sizes: Record<string, number> }
  | { type: 'refused'; sentence: string }
  | { type: 'rows'; rows: unknown[] };
