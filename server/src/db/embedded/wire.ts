/**
 * What travels between the server's thread and the thread of the embedded database: text in, text out.
 * Values are written and read by the same code that serves PostgreSQL, so both engines agree on types.
 */

/** One statement with its values, or several statements without. */
export interface Statement {
  text: string;
  values: (string | null)[] | undefined;
}

export interface TextResult {
  command: string | undefined;
  rowCount: number | undefined;
  fields: { name: string; dataTypeID: number }[];
  rows: (string | null)[][];
}

/** PostgreSQL's own account of an error; every field but the message may be missing. */
export interface ErrorFields {
  message: string;
  code?: string | undefined;
  [field: string]: string | undefined;
}

export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'results'; results: TextResult[]; inTransaction: boolean }
  | { kind: 'error'; error: ErrorFields; inTransaction: boolean }
  | { kind: 'notice'; channel: string; payload: string };

export type ServerMessage = Statement | 'close';

export interface WorkerOptions {
  /** The database's folder; unset: in memory, for tests. */
  folder: string | undefined;
  /** A dump (tar) to begin with when there is no database yet, for tests: it is not waited for on the disk. */
  template: string | undefined;
}
