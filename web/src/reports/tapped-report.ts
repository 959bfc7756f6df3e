/**
 * The report that somebody has tapped and that cannot go yet: a guest's, until there is an account, or one that waits
 * for a verified e-mail or a new sign-in (rule report-tapped). In sessionStorage: the way through a mailed code or another
 * service ends in this tab again, and nobody else's.
 */
import type { PriceReport } from '@pieno/contract/reports.ts';
import type { User } from '@pieno/contract/visitor.ts';

const KEY = 'pieno.tapped-report';

/** @param by the account that tapped it; null for a guest's, which belongs to whoever signs in next */
export function keepTapped(report: PriceReport, by: string | null): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ report, by }));
  } catch {
    // Storage is blocked: it has to be tapped again.
  }
}

/** Returns the user's tapped report of a station, if there is one. */
export function tappedReport(businessId: number, user: User | null): PriceReport | null {
  try {
    const { report, by } = JSON.parse(sessionStorage.getItem(KEY)!) as {
      report: PriceReport;
      by: string | null;
    };
    const isOwn = user !== null && (by ?? user.id) === user.id;
    return isOwn && report.business_id === businessId ? report : null;
  } catch {
    return null;
  }
}

export function forgetTapped(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
