/** Stores and finds reports of a station's prices by their authors' keys, each with its answer for repetitions. */
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { z } from 'zod/mini';
import type { Executor } from '../../../db/database.ts';
import type { PriceReport as PriceReportRow } from '../../../db/schema.gen.ts';
import { readJson } from '../../../db/read-json.ts';
import { notFound } from '../../../errors.ts';

/** A stored entry, with the price in thousandths of a euro. */
const KeptEntrySchema = z.object({
  fuel_type_id: z.number(),
  price: z.number(),
  /** True for a confirmation. */
  confirmed: z.boolean(),
});
export type KeptEntry = z.infer<typeof KeptEntrySchema>;
const EntriesSchema = z.array(KeptEntrySchema);

/** The author and key of a report. */
interface Keyed {
  /** A UUID: the phone's, an Idempotency-Key, or a scheduled price's. Different authors may use the same. */
  key: string;
  kind: 'driver' | 'owner';
  /** Null for a till whose token was made at the command line, and after the account is deleted. */
  userId: string | null;
  /** The till's token; null for a person. */
  tokenId?: number | null;
}

/** A report's author and content. */
export interface PriceReport extends Keyed {
  stationId: number;
  entries: readonly KeptEntry[];
}

/** A report that is not stored yet. */
export interface NewReport extends PriceReport {
  /** A UUID that no client has chosen; the log refers to it. */
  id: string;
  /** When the prices were seen. */
  seenAt: Date;
  /** Whether the phone was near the station; null without a position. */
  near?: boolean | null;
}

/** A stored report. Code that knows its sender parses the answer. */
export interface KeptReport extends Omit<Selectable<PriceReportRow>, 'key' | 'entries' | 'answer'> {
  key: string;
  entries: KeptEntry[];
  answer: unknown;
}

/** Makes an entry. @param euros a fraction of a thousandth is kept, to be refused */
export const toEntry = (fuel_type_id: number, euros: number, confirmed = false): KeptEntry => ({
  fuel_type_id,
  price: toExactThousandths(euros),
  confirmed,
});

/** Converts euros to thousandths; a fraction of one stays, so that it can be refused and equals no price. */
export const toExactThousandths = (euros: number): number => Math.round(euros * 1_000_000) / 1_000;

/** SQL: the author's key of a report. */
export const REPORT_KEY = sql<string>`coalesce(price_report.key, price_report.id)`;

const isCalled = ({ key, kind, userId, tokenId = null }: Keyed) => sql<boolean>`(
  ${REPORT_KEY} = ${key}::uuid and price_report.kind = ${kind}
  and price_report.user_id is not distinct from ${userId}
  and price_report.station_token_id is not distinct from ${tokenId}::integer
)`;

/** Finds an author's report by its key; undefined when there is none. */
export async function findReport(executor: Executor, by: Keyed): Promise<KeptReport | undefined> {
  const row = await executor
    .selectFrom('price_report')
    .selectAll()
    .where(isCalled(by))
    .executeTakeFirst();
  return row && read(row);
}

/** Finds an account's last report with a key: as a driver or owner, by a till or a schedule. */
export async function findReportOf(
  executor: Executor,
  userId: string,
  key: string,
): Promise<KeptReport | undefined> {
  const row = await executor
    .selectFrom('price_report')
    .selectAll()
    .where(REPORT_KEY, '=', key)
    .where('user_id', '=', userId)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && read(row);
}

/**
 * Finds the station of an id, following a merge, and the stored report with the same key.
 * @throws notFound for an unknown station
 */
export async function findReportAt(executor: Executor, by: Keyed, stationId: number) {
  const row = await executor
    .selectFrom('station as named')
    .innerJoin('station', (join) =>
      join.on((eb) => eb('station.id', '=', eb.fn.coalesce('named.merged_into', 'named.id'))),
    )
    .leftJoin('price_report', (join) => join.on(isCalled(by)))
    .selectAll('price_report')
    .select(['station.id as at', 'station.closed_at'])
    .where('named.id', '=', stationId)
    .executeTakeFirst();
  if (!row) throw notFound('business_not_found');
  const { at, closed_at, ...kept } = row;
  const report = kept.id === null ? undefined : read(kept as Selectable<PriceReportRow>);
  return { stationId: at, isClosed: closed_at !== null, kept: report };
}

/** Lists an account's reports as a driver, newest first, with the stations' names. */
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
    // An owner's reports have another form of answer and their own page.
    .where('price_report.kind', '=', 'driver')
    .orderBy('received_at', 'desc')
    .orderBy('price_report.id')
    .limit(most)
    .execute();
  return rows.map(read);
}

/** SQL: inserts a report in the statement that writes its prices: `with report as (…)`. */
export const withReport = (
  { id, key, kind, userId, tokenId = null, stationId, entries, seenAt, near = null }: NewReport,
  now: Date,
): RawBuilder<unknown> => sql`with report as (
  insert into price_report
    (id, key, kind, user_id, station_token_id, station_id, seen_at, received_at, near, entries, answer)
  values (${id}::uuid, ${key}::uuid, ${kind}, ${userId}, ${tokenId}::integer, ${stationId}::integer,
    ${seenAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${near}::boolean,
    ${JSON.stringify(entries)}::jsonb, '[]')
)`;

/** SQL: marks a report as withdrawn in the statement that withdraws its prices: `with report as (…)`. */
export const withUndone = (id: string, now: Date): RawBuilder<unknown> => sql`with report as (
  update price_report set undone_at = ${now.toISOString()}::timestamptz where id = ${id}::uuid
)`;

const read = <Row extends Selectable<PriceReportRow>>(row: Row) => ({
  ...row,
  key: row.key ?? row.id,
  entries: readJson(EntriesSchema, row.entries, `report ${row.id}`),
});
