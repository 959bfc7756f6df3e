import { randomBytes } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { SECOND_FACTOR } from '@pieno/contract/administration-limits.ts';

const { digits, seconds, window } = SECOND_FACTOR;
const ISSUER = 'Pieno';

/** Makes a secret: 192 random bits, as 32 characters whose bytes are the key of the codes. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Formats a secret for an app: the address for a QR code, and the secret in base32 for typing. */
export function forApp(secret: string, account: string): { secret: string; otpauth_url: string } {
  const url = createOTP(secret, { digits, period: seconds }).url(ISSUER, account);
  return { secret: new URL(url).searchParams.get('secret')!, otpauth_url: url };
}

/**
 * Finds the step of 30 seconds of a code: the current one, or one beside it.
 * @param after the newest step whose code was used; only later ones count
 * @returns undefined for a wrong code
 */
export async function findStep(
  secret: string,
  code: string,
  now: Date,
  after: number,
): Promise<number | undefined> {
  const current = Math.floor(now.getTime() / 1000 / seconds);
  const otp = createOTP(secret, { digits, period: seconds });
  let found: number | undefined;
  for (let step = current - window; step <= current + window; step += 1) {
    if ((await otp.hotp(step)) === code && step > after) found ??= step;
  }
  return found;
}
