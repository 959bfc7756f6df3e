/**
 * The user's reports of the last days: kept over a reload, to be taken back in time, and so that nobody is asked to agree
 * with an own report (rule report-totem).
 */
import type { PriceReport } from '@pieno/contract/reports.ts';
import { localRecord } from '../storage/local-record.ts';
import { fields, list, number, text } from '../storage/stored-shape.ts';

export interface RecentReport {
  id: string;
  user_id: string;
  business_id: number;
  /** When the prices were seen, ISO 8601 in UTC; so is `undo_until`. */
  seen_at: string;
  undo_until: string;
  /** What was said anew; not what was confirmed. */
  prices: ReportedPrice[];
}

type ReportedPrice = Pick<PriceReport['entries'][number], 'fuel_type_id' | 'price'>;

/** As long as a report waits for somebody else, by default. */
const KEPT_MS = 3 * 86_400_000;

const NONE: RecentReport[] = [];
const readReports = list(
  fields<RecentReport>({
    id: text,
    user_id: text,
    business_id: number,
    seen_at: text,
    undo_until: text,
    prices: list(fields<ReportedPrice>({ fuel_type_id: number, price: number })),
  }),
);

export const recentReports = localRecord('pieno.reports', readReports, NONE);

/**
 * Remembers a report, and forgets those whose time is over.
 * @param undo_until null if nothing was recorded of it: then there is nothing to remember
 */
export function rememberReport(
  { id, business_id, seen_at, entries }: PriceReport,
  user_id: string,
  undo_until: string | null,
  now: Date,
): void {
  if (undo_until === null) return;
  const prices = entries.flatMap(({ fuel_type_id, price, confirmed }) =>
    confirmed ? [] : { fuel_type_id, price },
  );
  const report = { id, user_id, business_id, seen_at: seen_at ?? '', undo_until, prices };
  const others = recentReports
    .get()
    .filter((each) => each.id !== id && now.getTime() - Date.parse(each.undo_until) <= KEPT_MS);
  recentReports.set([report, ...others]);
}

export function forgetReport(id: string): void {
  const others = recentReports.get().filter((report) => report.id !== id);
  recentReports.set(others.length > 0 ? others : NONE);
}
