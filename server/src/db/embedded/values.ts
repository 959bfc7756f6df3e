import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import type { TextResult } from './wire.ts';

/** A result in node-postgres' form. */
export interface QueryResult<Row = Record<string, unknown>> {
  command: string;
  rowCount: number;
  rows: Row[];
}

/** Converts a value to text, as node-postgres does. */
export function toText(value: unknown): string | null {
  const prepared: unknown = prepareValue(value);
  if (Buffer.isBuffer(prepared)) return `\\x${prepared.toString('hex')}`;
  return prepared as string | null;
}

/** Converts a result from text, with node-postgres' own parsers. */
export function fromText({ command, rowCount, fields, rows }: TextResult): QueryResult {
  const columns = fields.map(({ name, dataTypeID }) => ({
    name,
    parse: pg.types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
  }));
  return {
    command: command ?? '',
    rowCount: rowCount ?? 0,
    rows: rows.map((row) => {
      const read: Record<string, unknown> = {};
      for (const [index, { name, parse }] of columns.entries()) {
        const text = row[index];
        read[name] = typeof text === 'string' ? parse(text) : null;
      }
      return read;
    }),
  };
}
