/**
 * Remembers the e-mail a recovery code was sent to, from one step to the next, until the tab ends; never in a URL. Where
 * storage is blocked the next step asks for the address again.
 */
import { RECOVERY } from '@pieno/contract/limits.ts';
import { sessionRecord } from '../../core/storage/stored-value.ts';
import { fields, flag, number, text } from '../../core/storage/stored-shape.ts';

const LIFETIME_MS = RECOVERY.minutes * 60_000;
const kept = sessionRecord('pieno.recovery', fields({ email: text, sentAt: number, byMail: flag }));

/**
 * @param byMail false where no mail goes out
 * @param sentAt milliseconds since 1970
 */
export const rememberRecovery = (email: string, byMail = true, sentAt = Date.now()): void =>
  void kept.set({ email, sentAt, byMail });

/** Returns the e-mail a code was sent to, while that code is valid. */
export function recoveryEmail(now = Date.now()): string | null {
  const sent = kept.get();
  return sent && now - sent.sentAt < LIFETIME_MS ? sent.email : null;
}

/** True where the code that was asked for last is handed on by whoever operates the server. */
export const isRecoveryByHand = (): boolean => kept.get()?.byMail === false;

let typed = '';

/** Remembers, for as long as the page lives, the e-mail that was typed where the password was missing. */
export const rememberTyped = (email: string): void => void (typed = email);
export const typedEmail = (): string => typed;

export const forgetRecovery = (): void => void kept.set(null);
