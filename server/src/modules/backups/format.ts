/**
 * The lines of a back-up (decision 0060): a header; per table its name and columns, its rows as arrays of texts, their
 * count and sum; at the end all counts and sums again, and the sequences' values.
 */
import { createHash } from 'node:crypto';

/** Raised when older programs can no longer read the file. */
export const FORMAT = 1;

export interface Header {
  pieno_backup: number;
  /** Version of the program that wrote the file; unset before 0.2.0. */
  version?: string;
  /** When the database was read: ISO 8601, UTC. */
  at: string;
  /** True for a file without people and secrets. */
  open: boolean;
  migrations: { name: string; checksum: string }[];
  /** Identifies the installation's secret; null in an open file. */
  secret_mark: string | null;
}

export interface TableSum {
  rows: number;
  /** SHA-256 of its lines, in hex. */
  sum: string;
}

export interface Ending {
  tables: Record<string, TableSum>;
  /** By 'table.column': the last value of its sequence, and whether it was used. */
  numbers: Record<string, [last: string, isUsed: boolean]>;
}

export type Mark = Header | { table: string; columns: string[] } | TableSum | Ending;

/** Computes the count and sum of a table's rows. */
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
