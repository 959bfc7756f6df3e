/** The reports that this phone may still take back: kept over a reload. */
import { localRecord } from '../storage/local-record.ts';
import { fields, list, number, text } from '../storage/stored-shape.ts';

export interface RecentReport {
  id: string;
  user_id: string;
  business_id: number;
  /** When the prices were seen, ISO 8601 in UTC; so is `undo_until`. */
  seen_at: string;
  undo_until: string;
}

const NONE: RecentReport[] = [];
const readReports = list(
  fields<RecentReport>({
    id: text,
    user_id: text,
    business_id: number,
    seen_at: text,
    undo_until: text,
  }),
);

export const recentReports = localRecord('pieno.reports', readReports, NONE);

/** Remembers a report, and forgets those whose time is over. */
export function rememberReport(report: RecentReport, now: Date): void {
  const others = recentReports
    .get()
    .filter(({ id, undo_until }) => id !== report.id && now <= new Date(undo_until));
  recentReports.set([report, ...others]);
}

export function forgetReport(id: string): void {
  const others = recentReports.get().filter((report) => report.id !== id);
  recentReports.set(others.length > 0 ? others : NONE);
}
