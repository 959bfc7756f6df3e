/** Messages between the reading process and its caller: first `read`, then any number of `rows`. */
export type ReadingRequest =
  /** @param module URL of the module whose function `read` reads the job's files */
  | { type: 'read'; module: string; job: unknown }
  | { type: 'rows'; list: string; from: number; count: number };

export type ReadingAnswer =
  | { type: 'contents'; head: unknown; sizes: Record<string, number> }
  | { type: 'unchanged' }
  | { type: 'refused'; sentence: string; command?: string | undefined }
  | { type: 'failed'; error: unknown }
  | { type: 'rows'; rows: unknown[] };
