import type { Filled } from './start-parameters.ts';

/**
 * Messages between the server's thread and the thread of the embedded database, with all values as text.
 * Values are converted by the same code as for PostgreSQL, so that both engines agree on types.
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

/** All but the message may be missing. */
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
  /** A dump (tar) to load when there is no database yet, for tests; the result is not synced to the disk. */
  template: string | undefined;
  /** Set for a database that is only filled; unset for normal use. */
  filled?: Filled | undefined;
}
