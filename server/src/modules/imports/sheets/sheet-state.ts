/** State of spreadsheets published at an address, from their last reading. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { isAddress } from '../reading/read-source.ts';
import type { Tally } from '../runs/report.ts';
import type { Subject } from '../runs/reasons.ts';
import type { SheetPrice } from './sheet-contents.ts';

/** A sheet that is being read. */
export interface Sheet {
  id: number;
  /** The number of this reading. */
  read: number;
}

/** A row with the time of its price. */
export type DatedPrice = SheetPrice & { observedAt: Date };

/** Number of stored sheets; beyond it the one not read for longest is deleted. */
const KEPT = 20;

/** Finds the version of which every row was imported; undefined for a file and an unknown sheet. */
export async function findVersion(
  executor: Executor,
  kind: Subject,
  source: string,
): Promise<string | undefined> {
  if (!isAddress(source)) return undefined;
  const sheet = await executor
    .selectFrom('sheet')
    .select('etag')
    .where('kind', '=', kind)
    .where('address', '=', source)
    .executeTakeFirst();
  return sheet?.etag ?? undefined;
}

/**
 * Begins a reading of a sheet; it has no known version until `endReading`.
 * @param tx an open transaction
 * @returns undefined for a file, which has its own time
 */
export async function beginReading(
  tx: Executor,
  kind: Subject,
  source: string,
  now: Date,
): Promise<Sheet | undefined> {
  if (!isAddress(source)) return undefined;
  const { rows } = await sql<Sheet>`
    insert into sheet (kind, address, read_at) values (${kind}, ${source}, ${now.toISOString()}::timestamptz)
    on conflict (kind, address) do update set
      read_at = excluded.read_at, reads = sheet.reads + 1, etag = null
    returning id, reads as read
  `.execute(tx);
  await sql`
    delete from sheet where id not in (select id from sheet order by read_at desc, id desc limit ${KEPT})
  `.execute(tx);
  return rows[0];
}

/**
 * Gives undated rows the time since which the sheet has contained them: `now` for new ones.
 * @param tx an open transaction
 * @param rows at most `IMPORT_MAX.sheetRows`
 */
export async function dateRows(
  tx: Executor,
  { id, read }: Sheet,
  rows: readonly SheetPrice[],
  now: Date,
): Promise<DatedPrice[]> {
  const contents = rows.filter((row) => !row.observedAt).map(contentOf);
  const seen = await sql<{ content: string; first_seen_at: Date }>`
    insert into sheet_row (sheet_id, content, first_seen_at, read)
    select ${id}, content, ${now.toISOString()}::timestamptz, ${read}
    from unnest(${[...new Set(contents)]}::text[]) as content
    on conflict (sheet_id, content) do update set read = excluded.read
    returning content, first_seen_at
  `.execute(tx);
  const instants = new Map(seen.rows.map((row) => [row.content, row.first_seen_at]));
  return rows.map((row) => ({
    ...row,
    observedAt: row.observedAt ?? instants.get(contentOf(row))!,
  }));
}

/**
 * Ends a reading: deletes the rows that the sheet no longer contains, and stores its version if every row was imported.
 * Otherwise the unchanged sheet is read again, as a row left out may be accepted next time.
 * @param tx an open transaction
 */
export async function endReading(
  tx: Executor,
  { id, read }: Sheet,
  etag: string | undefined,
  tally: Tally,
): Promise<void> {
  await sql`delete from sheet_row where sheet_id = ${id} and read < ${read}`.execute(tx);
  const { added, changed, unchanged, merged } = tally;
  const isWhole = added + changed + unchanged + merged === tally.read;
  await tx
    .updateTable('sheet')
    .set({ etag: isWhole ? (etag ?? null) : null })
    .where('id', '=', id)
    .execute();
}

/** The content of a row, independent of its position and of the notation of its price. */
function contentOf({ id, code, fuel, price }: SheetPrice): string {
  const content = JSON.stringify([id, code, fuel.trim().toLowerCase(), price]);
  return createHash('sha256').update(content).digest('base64url');
}
