import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { TABLES, type Table } from './tables.ts';

export interface Column {
  name: string;
  /** PostgreSQL's name of the type: 'timestamp with time zone'. */
  type: string;
  /** Position in the primary key, from 1; null outside it. */
  key: number | null;
}

/** Reads a table's columns from the catalogue; [] for an unknown table. */
export async function columnsOf(tx: Executor, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type,
      array_position(indkey::int2[], attnum) - array_lower(indkey::int2[], 1) + 1 as key
    from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = to_regclass(${`public.${table}`}) and attnum > 0 and not attisdropped
      and attgenerated = ''
    order by attnum`.execute(tx);
  return rows;
}

/** Rows of a batch; a picture may take a megabyte. */
const MANY = 100;
const FEW = 1;

/**
 * Reads a table's rows in the order of its primary key, each as a line of JSON with its values as texts, which are the
 * same on both engines.
 * @param tx an open transaction in which `fixTexts` was called
 * @param isOpen leaves out people's data
 */
export async function* rowsOf(
  tx: Executor,
  table: Table,
  columns: readonly Column[],
  isOpen: boolean,
): AsyncGenerator<string[]> {
  const part = isOpen ? TABLES[table] : {};
  if (!part) return;
  const values = columns.map(({ name }) =>
    part.without?.includes(name) ? 'null' : `${quoted(name)}::text`,
  );
  const order = columns
    .filter(({ key }) => key !== null)
    .toSorted((a, b) => a.key! - b.key!)
    .map(({ name, type }) => quoted(name) + (type === 'text' ? ' collate "C"' : ''));
  const size = columns.some(({ type }) => type === 'bytea') ? FEW : MANY;
  await sql
    .raw(
      `declare backup_rows no scroll cursor for
        select array_to_json(array[${values.join()}]::text[])::text as line from public.${quoted(table)}
        where ${part.only ?? 'true'} order by ${order.join()}`,
    )
    .execute(tx);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a cursor is read in turn
    const { rows } = await sql.raw<{ line: string }>(`fetch ${size} from backup_rows`).execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < size) break;
  }
  await sql.raw('close backup_rows').execute(tx);
}

/** Makes both engines write the same texts for values until the transaction ends. */
export async function fixTexts(tx: Executor): Promise<void> {
  await sql
    .raw(
      `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
      set local bytea_output = 'hex'; set local extra_float_digits = 1; set local search_path = public`,
    )
    .execute(tx);
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
