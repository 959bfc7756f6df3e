import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/**
 * The code that a phone's app shows for a second factor.
 * @param secret in base32, as the server sends it
 * @param steps number of 30-second steps from now
 */
export async function appCode(secret: string, now: Date, steps = 0): Promise<string> {
  const key = new TextDecoder().decode(base32.decode(secret));
  return await createOTP(key).hotp(Math.floor(now.getTime() / 30_000) + steps);
}
