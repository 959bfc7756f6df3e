/** The second factor of an administrator's sign-in: a code from an app (TOTP, RFC 6238), or a recovery code. */
import { z } from 'zod/mini';
import { SECOND_FACTOR } from '../administration-limits.ts';
import { CODE_LETTERS, typedCode } from './typed-code.ts';

/** A typed code: six digits from the app, or a recovery code. */
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
  /** Number of unused recovery codes. */
  recovery_codes: z.number(),
});
export type SecondFactor = z.infer<typeof SecondFactorSchema>;

/** POST /user/second-factor: what the app needs; sign-in asks for a code only after one was confirmed. */
export const SecondFactorStartSchema = z.object({
  /** In base32, for typing. */
  secret: z.string(),
  /** The same secret as the content of a QR code. */
  otpauth_url: z.string(),
});

/** PUT and DELETE /user/second-factor */
export const SecondFactorConfirmationSchema = z.object({ code: SecondFactorCodeSchema });

/** Answer to PUT; the codes are shown only here. */
export const RecoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

export const SECOND_FACTOR_REMOVED = 'Verifica in due passaggi disattivata';
