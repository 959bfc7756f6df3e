import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Migration {
  /** Such as "0001_prices". */
  name: string;
  sql: string;
  /** SHA-256 of the file, in hex. */
  checksum: string;
}

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, '../../migrations');

const FILE_NAME = /^(\d{4}_[a-z0-9_]+)\.sql$/;

/**
 * Reads a folder of `NNNN_slug.sql` files, in the order of their numbers.
 * @throws Error when a file has another name, or a number is missing or used twice
 */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .toSorted()
    .map((file, index) => {
      const name = FILE_NAME.exec(file)?.[1];
      if (!name || Number(name.slice(0, 4)) !== index + 1) {
        throw new Error(
          `${file} is not the next migration: number ${index + 1}, NNNN_slug.sql, was expected`,
        );
      }
      const sql = readFileSync(path.join(folder, file), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
