/**
 * The user's reports of the last days: kept across reloads, to be undone in time, and so that
 * users are not asked to confirm their own report (rule report-totem).
 */
import { isRecorded } from '@pieno/contract/prices/report-outcome.ts';
import type { PriceReport, PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { localRecord } from '../../core/storage/local-record.ts';
import { fields, list, number, text } from '../../core/storage/stored-shape.ts';

export interface RecentReport {
  id: string;
  user_id: string;
  business_id: number;
  /** When the prices were seen, ISO 8601 in UTC, as `undo_until`. */
  seen_at: string;
  undo_until: string;
  /** New prices. */
  prices: ReportedPrice[];
  /** Confirmed prices. */
  confirmed: ReportedPrice[];
}

export type ReportedPrice = Pick<PriceReport['entries'][number], 'fuel_type_id' | 'price'>;

/** The default time for which a report waits for a second driver. */
const KEPT_MS = 3 * 86_400_000;

const NONE: RecentReport[] = [];
const readPrices = list(fields<ReportedPrice>({ fuel_type_id: number, price: number }));
const readReports = list(
  fields<RecentReport>({
    id: text,
    user_id: text,
    business_id: number,
    seen_at: text,
    undo_until: text,
    prices: readPrices,
    confirmed: readPrices,
  }),
);

export const recentReports = localRecord('pieno.reports', readReports, NONE);

/** Stores the recorded part of a report, if any, and deletes expired ones. */
export function rememberReport(
  { id, business_id, seen_at, entries }: PriceReport,
  user_id: string,
  { undo_until, results }: PriceReportAnswer,
  now: Date,
): void {
  if (undo_until === null) return;
  const recorded = new Set(results.filter(isRecorded).map(({ fuel_type_id }) => fuel_type_id));
  const recordedEntries = entries.filter(({ fuel_type_id }) => recorded.has(fuel_type_id));
  const report = {
    id,
    user_id,
    business_id,
    seen_at: seen_at ?? '',
    undo_until,
    prices: recordedEntries.filter(({ confirmed }) => !confirmed).map(plain),
    confirmed: recordedEntries.filter(({ confirmed }) => confirmed).map(plain),
  };
  const others = recentReports
    .get()
    .filter((each) => each.id !== id && now.getTime() - Date.parse(each.undo_until) <= KEPT_MS);
  recentReports.set([report, ...others]);
}

const plain = ({ fuel_type_id, price }: ReportedPrice): ReportedPrice => ({ fuel_type_id, price });

export function forgetReport(id: string): void {
  const others = recentReports.get().filter((report) => report.id !== id);
  recentReports.set(others.length > 0 ? others : NONE);
}
