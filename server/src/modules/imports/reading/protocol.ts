/**
 * Messages between the reading process and its caller: the first is the job, then each `Ask` requests rows of a list.
 * `Told` is the answer.
 */
export interface Ask {
  list: string;
  from: number;
  count: number;
}

export type Told =
  | { type: 'ready'; head: unknown; sizes: Record<string, number> }
  | { type: 'refused'; sentence: string }
  | { type: 'failed'; error: unknown }
  | { type: 'rows'; rows: unknown[] };
