/**
 * An alert that could not be created yet: by a guest without an account, or without a network
 * (rule alert-kept). In sessionStorage: signing in by e-mailed code or another service returns
 * to this tab, and other users do not see it.
 */
import type { AlertDraft } from '@pieno/contract/alerts/alerts.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { serverNow } from '../../core/api/server-clock.ts';
import { anything, fields, nullable, text, type Read } from '../../core/storage/stored-shape.ts';
import { sessionRecord } from '../../core/storage/stored-value.ts';

export interface KeptAlert {
  draft: AlertDraft;
  /** The description of the alert. */
  about: string;
}

const DECIDED_MS = REPORT_LIMITS.decidedMinutes * 60_000;

const record = sessionRecord(
  'pieno.alert',
  fields({ draft: anything as Read<AlertDraft>, about: text, by: nullable(text), at: text }),
);

/**
 * @param by the account that entered it; null for a guest, whose alert goes to the next user
 * who signs in
 */
export const keepAlert = ({ draft, about }: KeptAlert, by: string | null): void =>
  void record.set({ draft, about, by, at: serverNow().toISOString() });

/**
 * Returns the alert kept for this user. `isDecided` is true if a guest submitted it recently
 * and has signed in since.
 */
export function keptAlert(user: User): (KeptAlert & { isDecided: boolean }) | null {
  const kept = record.get();
  if (!kept || (kept.by ?? user.id) !== user.id) return null;
  const isYoung = serverNow().getTime() - Date.parse(kept.at) <= DECIDED_MS;
  return { ...kept, isDecided: kept.by === null && isYoung };
}

export const forgetAlert = (): void => void record.set(null);
