/** What one person said at once of a station's prices, kept with its answer: the same id gets it again. */
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { z } from 'zod/mini';
import type { Executor } from '../../../db/database.ts';
import type { PriceReport as PriceReportRow } from '../../../db/schema.gen.ts';
import { readJson } from '../../../db/read-json.ts';
import { AppError, notFound } from '../../../http/errors.ts';

/** An entry as it is kept: what was said, with the price in thousandths of a euro. */
const KeptEntrySchema = z.object({
  fuel_type_id: z.number(),
  price: z.number(),
  /** True for "still so". */
  confirmed: z.boolean(),
});
export type KeptEntry = z.infer<typeof KeptEntrySchema>;
const EntriesSchema = z.array(KeptEntrySchema);

/** Who said what, beside the instants. */
export interface PriceReport {
  /** A UUID: of the phone's, an Idempotency-Key, or of a scheduled price. */
  id: string;
  kind: 'driver' | 'owner';
  /** Null for a till whose token was made at the command line, and once the account is deleted. */
  userId: string | null;
  /** The till's token; null for a person. */
  tokenId?: number | null;
  stationId: number;
  entries: readonly KeptEntry[];
}

/** A report that was not kept before. */
export interface NewReport extends PriceReport {
  /** When the prices were seen. */
  seenAt: Date;
  /** Whether the phone stood near the station; null where it gave no position. */
  near?: boolean | null;
}

/** A report as it is kept. Its answer is whatever was told to who sent it: who knows the sender reads it. */
export interface KeptReport extends Omit<Selectable<PriceReportRow>, 'entries' | 'answer'> {
  entries: KeptEntry[];
  answer: unknown;
}

/** Makes an entry. @param euros a fraction of a thousandth is kept, to be refused */
export const toEntry = (fuel_type_id: number, euros: number, confirmed = false): KeptEntry => ({
  fuel_type_id,
  price: toExactThousandths(euros),
  confirmed,
});

/** Returns thousandths of a euro; a fraction of one stays, so that it can be refused and equals no price. */
export const toExactThousandths = (euros: number): number => Math.round(euros * 1_000_000) / 1_000;

/** Finds a report; undefined when there is none. @param id a UUID */
export async function findReport(executor: Executor, id: string): Promise<KeptReport | undefined> {
  const row = await executor
    .selectFrom('price_report')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && read(row);
}

/**
 * Finds the station that an id leads to, and the report that somebody sends about it if it was kept before.
 * @throws notFound for an unknown station
 */
export async function findReportAt(executor: Executor, id: string, stationId: number) {
  const row = await executor
    .selectFrom('station as named')
    .innerJoin('station', (join) =>
      join.on((eb) => eb('station.id', '=', eb.fn.coalesce('named.merged_into', 'named.id'))),
    )
    .leftJoin('price_report', (join) => join.on('price_report.id', '=', id))
    .selectAll('price_report')
    .select(['station.id as at', 'station.closed_at'])
    .where('named.id', '=', stationId)
    .executeTakeFirst();
  if (!row) throw notFound('business_not_found');
  const { at, closed_at, ...kept } = row;
  const report = kept.id === null ? undefined : read(kept as KeptReport);
  return { stationId: at, isClosed: closed_at !== null, kept: report };
}

/** Lists what an account reported as a driver, newest first, with the names of the stations. */
export async function listDriverReports(
  executor: Executor,
  userId: string,
  most: number,
): Promise<(KeptReport & { station: string })[]> {
  const rows = await executor
    .selectFrom('price_report')
    .innerJoin('station', 'station.id', 'price_report.station_id')
    .selectAll('price_report')
    .select('station.name as station')
    .where('user_id', '=', userId)
    // An owner's words have an answer of another form, and a page of their own.
    .where('price_report.kind', '=', 'driver')
    .orderBy('received_at', 'desc')
    .orderBy('price_report.id')
    .limit(most)
    .execute();
  return rows.map(read);
}

/**
 * Checks that an id stands for the report that is sent.
 * @throws AppError 409 when it stands for another one, or somebody else's
 */
export function assertSame(kept: KeptReport, report: PriceReport): void {
  const isSame =
    kept.kind === report.kind &&
    kept.user_id === report.userId &&
    kept.station_token_id === (report.tokenId ?? null) &&
    kept.station_id === report.stationId &&
    textOf(kept.entries) === textOf(report.entries);
  if (!isSame) throw new AppError(409, 'report_id_taken');
}

/** Adds a report in the statement that writes what it says: `with report as (…)`. */
export const withReport = (
  { id, kind, userId, tokenId = null, stationId, entries, seenAt, near = null }: NewReport,
  now: Date,
): RawBuilder<unknown> => sql`with report as (
  insert into price_report
    (id, kind, user_id, station_token_id, station_id, seen_at, received_at, near, entries, answer)
  values (${id}::uuid, ${kind}, ${userId}, ${tokenId}::integer, ${stationId}::integer,
    ${seenAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${near}::boolean,
    ${JSON.stringify(entries)}::jsonb, '[]')
)`;

/** Keeps a report's answer, for whoever sends it again. */
export async function keepAnswer(tx: Executor, id: string, answer: unknown): Promise<void> {
  await tx
    .updateTable('price_report')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}

/** Notes that a report was taken back, in the statement that takes back what it says: `with report as (…)`. */
export const withUndone = (id: string, now: Date): RawBuilder<unknown> => sql`with report as (
  update price_report set undone_at = ${now.toISOString()}::timestamptz where id = ${id}::uuid
)`;

const read = <Row extends { id: string; entries: unknown }>(row: Row) => ({
  ...row,
  entries: readJson(EntriesSchema, row.entries, `report ${row.id}`),
});

const textOf = (entries: readonly KeptEntry[]): string =>
  JSON.stringify(entries.map(({ fuel_type_id: id, price, confirmed }) => [id, price, confirmed]));
