/**
 * Remembers the e-mail a recovery code was sent to, from one step to the next. Kept in sessionStorage, so it
 * ends with the tab; never in a URL.
 */
import { RECOVERY } from '@pieno/contract/limits.ts';

const KEY = 'pieno.recovery';
const LIFETIME_MS = RECOVERY.minutes * 60_000;

/**
 * @param byMail false where no mail goes out
 * @param now milliseconds since 1970
 */
export function rememberRecovery(email: string, byMail = true, now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([email, now, byMail]));
  } catch {
    // Storage is blocked: the next step asks for the address again.
  }
}

/** Returns the e-mail a code was sent to, while that code is valid. */
export function recoveryEmail(now = Date.now()): string | null {
  try {
    const [email, sentAt] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown[];
    const isFresh = typeof sentAt === 'number' && now - sentAt < LIFETIME_MS;
    return isFresh && typeof email === 'string' ? email : null;
  } catch {
    return null;
  }
}

/** True where the code that was asked for last is handed on by whoever operates the server. */
export function isRecoveryByHand(): boolean {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown[])[2] === false;
  } catch {
    return false;
  }
}

let typed = '';

/** Remembers, for as long as the page lives, the e-mail that was typed where the password was missing. */
export const rememberTyped = (email: string): void => void (typed = email);
export const typedEmail = (): string => typed;

export function forgetRecovery(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
