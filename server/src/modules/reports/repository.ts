import type { PriceReportAnswer } from '@pieno/contract/reports.ts';
import type { Executor } from '../../db/database.ts';

/** An entry as it is kept: what was sent, with the price in thousandths of a euro. */
export interface KeptEntry {
  fuel_type_id: number;
  price: number;
  confirmed: boolean;
}

/** A report as it is kept. */
export interface KeptReport {
  id: string;
  user_id: string | null;
  kind: string;
  station_id: number;
  seen_at: Date;
  received_at: Date;
  undone_at: Date | null;
  entries: KeptEntry[];
  answer: PriceReportAnswer;
}

const COLUMNS = [
  'id',
  'user_id',
  'kind',
  'station_id',
  'seen_at',
  'received_at',
  'undone_at',
  'entries',
  'answer',
] as const;

/** Finds a report; undefined when there is none. @param id a UUID */
export async function findReport(executor: Executor, id: string): Promise<KeptReport | undefined> {
  const row = await executor
    .selectFrom('price_report')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row as KeptReport | undefined;
}

/** Lists what an account reported as a driver, newest first. */
export async function listReports(
  executor: Executor,
  userId: string,
  most: number,
): Promise<(KeptReport & { station: string })[]> {
  const rows = await executor
    .selectFrom('price_report')
    .innerJoin('station', 'station.id', 'price_report.station_id')
    .select(COLUMNS.map((column) => `price_report.${column}` as const))
    .select('station.name as station')
    .where('user_id', '=', userId)
    // An owner's words have an answer of another form, and a page of their own.
    .where('price_report.kind', '=', 'driver')
    .orderBy('received_at', 'desc')
    .orderBy('price_report.id')
    .limit(most)
    .execute();
  return rows as unknown as (KeptReport & { station: string })[];
}

/** Adds a report, before what it says is recorded. */
export async function addReport(
  tx: Executor,
  { entries, answer, ...report }: Omit<KeptReport, 'undone_at'> & { near: boolean | null },
): Promise<void> {
  await tx
    .insertInto('price_report')
    .values({ ...report, entries: JSON.stringify(entries), answer: JSON.stringify(answer) })
    .execute();
}

/** Keeps a report's answer, for whoever sends it again. */
export async function keepAnswer(
  tx: Executor,
  id: string,
  answer: PriceReportAnswer,
): Promise<void> {
  await tx
    .updateTable('price_report')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}

/** Removes a report of which nothing was recorded. */
export async function dropReport(tx: Executor, id: string): Promise<void> {
  await tx.deleteFrom('price_report').where('id', '=', id).execute();
}
