/**
 * What a back-up holds, line by line (decision 0060): a header; of each table its name and columns, its rows as arrays of
 * texts, how many they are and their sum; at the end all counts and sums once more, and the numbers that come next.
 */
import { createHash } from 'node:crypto';

/** Raised when an older program could not read the file. */
export const FORMAT = 1;

export interface Header {
  pieno_backup: number;
  /** The program's that wrote the file; unset before 0.2.0. */
  version?: string;
  /** When its state was read: ISO 8601, UTC. */
  at: string;
  /** True without people and secrets. */
  open: boolean;
  /** The schema's, in their order. */
  migrations: { name: string; checksum: string }[];
  /** Tells the installation's secret from another one; null in an open file. */
  secret_mark: string | null;
}

export interface TableSum {
  rows: number;
  /** SHA-256 of its lines, in hex. */
  sum: string;
}

export interface Ending {
  tables: Record<string, TableSum>;
  /** The last number given and whether it was used, by 'table.column'. */
  numbers: Record<string, [last: string, isUsed: boolean]>;
}

/** A line that is no row. */
export type Mark = Header | { table: string; columns: string[] } | TableSum | Ending;

/** Counts and sums the rows of a table. */
export class Summing {
  rows = 0;
  readonly #hash = createHash('sha256');

  add(lines: readonly string[]): void {
    this.rows += lines.length;
    for (const line of lines) this.#hash.update(line).update('\n');
  }

  end(): TableSum {
    return { rows: this.rows, sum: this.#hash.digest('hex') };
  }
}
