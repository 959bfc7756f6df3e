/** The second factor of an administrator's sign-in: a code of an app (TOTP, RFC 6238), or a recovery code. */
import { z } from 'zod/mini';

/** A typed code: six digits of the app, or a recovery code; spaces and hyphens do not count. */
export const SecondFactorCodeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

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
