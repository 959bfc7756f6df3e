/**
 * The report that somebody has tapped and that cannot go yet: a guest's, until there is an account, or one that waits
 * for a verified e-mail or a new sign-in (rule report-tapped). In sessionStorage: the way through a mailed code or another
 * service ends in this tab again, and nobody else's. Where storage is blocked it has to be tapped again.
 */
import type { PriceReport } from '@pieno/contract/reports.ts';
import type { User } from '@pieno/contract/visitor.ts';
import { sessionRecord } from '../storage/session-record.ts';
import { anything, fields, nullable, text, type Read } from '../storage/stored-shape.ts';

const kept = sessionRecord(
  'pieno.tapped-report',
  fields({ report: anything as Read<PriceReport>, by: nullable(text) }),
);

/** @param by the account that tapped it; null for a guest's, which belongs to whoever signs in next */
export const keepTapped = (report: PriceReport, by: string | null): void =>
  void kept.set({ report, by });

/** Returns the user's tapped report of a station, if there is one. */
export function tappedReport(businessId: number, user: User | null): PriceReport | null {
  const tapped = kept.get();
  const isOwn = user !== null && (tapped?.by ?? user.id) === user.id;
  return isOwn && tapped?.report.business_id === businessId ? tapped.report : null;
}

export const forgetTapped = (): void => void kept.set(null);
