/** The second factor of an administrator's sign-in: a code of an app (TOTP, RFC 6238), or a recovery code. */
import { z } from 'zod/mini';
import { SECOND_FACTOR } from '../administration-limits.ts';
import { CODE_LETTERS, typedCode } from './typed-code.ts';

/** A typed code: six digits of the app, or a recovery code. */
export const SecondFactorCodeSchema = typedCode(
  [
    { letters: '0-9', length: SECOND_FACTOR.digits },
    { letters: CODE_LETTERS, length: SECOND_FACTOR.recoveryLetters },
  ],
  'second_factor_form',
);

/** GET /user/second-factor */
export const SecondFactorSchema = z.object({
  enabled: z.boolean(),
  /** How many recovery codes are left. */
  recovery_codes: z.number(),
});
export type SecondFactor = z.infer<typeof SecondFactorSchema>;

/** POST /user/second-factor: what the app needs; nothing is asked for until a code has confirmed it. */
export const SecondFactorStartSchema = z.object({
  /** In base32, to be typed. */
  secret: z.string(),
  /** The same for a QR code. */
  otpauth_url: z.string(),
});

/** PUT and DELETE /user/second-factor */
export const SecondFactorConfirmationSchema = z.object({ code: SecondFactorCodeSchema });

/** Answer to PUT: said this once. */
export const RecoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** Message of a second factor that was switched off. */
export const SECOND_FACTOR_REMOVED = 'Verifica in due passaggi disattivata';
