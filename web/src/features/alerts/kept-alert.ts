/**
 * An alert that could not be made yet: a guest's, until there is an account, or one without a network (rule alert-kept). In
 * sessionStorage: the way through a mailed code or another service ends in this tab again, and nobody else's.
 */
import type { AlertDraft } from '@pieno/contract/alerts/alerts.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { serverNow } from '../../core/api/server-clock.ts';
import { anything, fields, nullable, text, type Read } from '../../core/storage/stored-shape.ts';
import { sessionRecord } from '../../core/storage/stored-value.ts';

export interface KeptAlert {
  draft: AlertDraft;
  /** What it is about, in words. */
  about: string;
}

const DECIDED_MS = REPORT_LIMITS.decidedMinutes * 60_000;

const record = sessionRecord(
  'pieno.alert',
  fields({ draft: anything as Read<AlertDraft>, about: text, by: nullable(text), at: text }),
);

/** @param by the account that said it; null for a guest's, which belongs to whoever signs in next */
export const keepAlert = ({ draft, about }: KeptAlert, by: string | null): void =>
  void record.set({ draft, about, by, at: serverNow().toISOString() });

/** Returns what was kept for this user; with `isDecided` where a guest has pressed for it a while ago, and signed in since. */
export function keptAlert(user: User): (KeptAlert & { isDecided: boolean }) | null {
  const kept = record.get();
  if (!kept || (kept.by ?? user.id) !== user.id) return null;
  const isYoung = serverNow().getTime() - Date.parse(kept.at) <= DECIDED_MS;
  return { ...kept, isDecided: kept.by === null && isYoung };
}

export const forgetAlert = (): void => void record.set(null);
