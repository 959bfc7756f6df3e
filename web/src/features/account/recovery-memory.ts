/**
 * Remembers, between the steps of a recovery, the e-mail that the code was sent to: until the
 * tab closes, never in a URL.
 * If storage is blocked, the next step asks for the address again.
 */
import { RECOVERY } from '@pieno/contract/limits.ts';
import { sessionRecord } from '../../core/storage/stored-value.ts';
import { fields, flag, number, text } from '../../core/storage/stored-shape.ts';

const LIFETIME_MS = RECOVERY.minutes * 60_000;
const kept = sessionRecord('pieno.recovery', fields({ email: text, sentAt: number, byMail: flag }));

/**
 * @param byMail false if the server sends no e-mail
 * @param sentAt milliseconds since 1970
 */
export const rememberRecovery = (email: string, byMail = true, sentAt = Date.now()): void =>
  void kept.set({ email, sentAt, byMail });

/** Returns the e-mail that a code was sent to, while that code is valid; otherwise null. */
export function recoveryEmail(now = Date.now()): string | null {
  const sent = kept.get();
  return sent && now - sent.sentAt < LIFETIME_MS ? sent.email : null;
}

/** True if the server's operator hands out the last requested code. */
export const isRecoveryByHand = (): boolean => kept.get()?.byMail === false;

let typed = '';

/** Remembers the e-mail typed when the password was forgotten, until the page is reloaded. */
export const rememberTyped = (email: string): void => void (typed = email);
export const typedEmail = (): string => typed;

export const forgetRecovery = (): void => void kept.set(null);
