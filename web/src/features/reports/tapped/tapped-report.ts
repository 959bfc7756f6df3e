/**
 * What a user tapped and cannot be sent yet: by a guest without an account, or waiting for a
 * verified e-mail or a new sign-in (rule report-tapped). In sessionStorage: signing in by
 * e-mailed code or another service returns to this tab, and other users do not see it. If
 * storage is blocked, it must be tapped again.
 */
import { STATION_STATE_MINUTES } from '@pieno/contract/limits.ts';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { serverNow } from '../../../core/api/server-clock.ts';
import { sessionRecord } from '../../../core/storage/stored-value.ts';
import {
  anything,
  fields,
  flag,
  nullable,
  orElse,
  text,
  type Read,
} from '../../../core/storage/stored-shape.ts';
import type { DisputeOrState } from '../dispute-or-state.ts';
import { stationReturnTo } from '../station-return-to.ts';

/** Both kinds are kept independently. Their names, and `said` below, are part of what a browser has stored. */
interface Tapped {
  report: PriceReport;
  /** A dispute or a state of the station. */
  word: DisputeOrState;
}
type Kind = keyof Tapped;

/** How long each can still be true. */
const KEPT_MS: Readonly<Record<Kind, number>> = {
  report: REPORT_LIMITS.lateHours * 3_600_000,
  word: STATION_STATE_MINUTES * 60_000,
};

const DECIDED_MS = REPORT_LIMITS.decidedMinutes * 60_000;

const kept = <K extends Kind>(kind: K) =>
  sessionRecord(
    `pieno.tapped-${kind}`,
    fields({
      said: anything as Read<Tapped[K]>,
      by: nullable(text),
      at: text,
      /** True once a guest has registered to send it: no further confirmation is needed. */
      isDecided: orElse(flag, false),
    }),
  );

/**
 * @param by the account that tapped it; null for a guest, whose report goes to the next user
 * who signs in
 */
export const keepTapped = <K extends Kind>(kind: K, report: Tapped[K], by: string | null): void =>
  void kept(kind).set({ said: report, by, at: serverNow().toISOString(), isDecided: false });

/** Returns what the user has tapped for a station; null if nothing. */
export function tapped<K extends Kind>(
  kind: K,
  businessId: number,
  user: User | null,
): Tapped[K] | null {
  const found = kept(kind).get();
  if (!found || !user) return null;
  const isOwn = (found.by ?? user.id) === user.id;
  const isYoung = serverNow().getTime() - Date.parse(found.at) <= KEPT_MS[kind];
  return isOwn && isYoung && found.said.business_id === businessId ? found.said : null;
}

/**
 * Assigns a guest's report to the account registered for it; for a while it is then sent
 * without asking.
 * @param returnTo where the registration leads; from elsewhere, the user is asked
 */
export function decideTapped({ id }: User, returnTo: string | null): void {
  const found = kept('report').get();
  if (found?.by === null && returnTo === stationReturnTo(found.said.business_id))
    kept('report').set({ ...found, by: id, isDecided: true });
}

/**
 * Returns the report to send without asking: tapped by a guest who has registered for it
 * recently.
 */
export function decidedReport(businessId: number, user: User | null): PriceReport | null {
  const found = kept('report').get();
  if (!found?.isDecided || serverNow().getTime() - Date.parse(found.at) > DECIDED_MS) return null;
  return tapped('report', businessId, user);
}

export const forgetTapped = (kind: Kind): void => void kept(kind).set(null);
