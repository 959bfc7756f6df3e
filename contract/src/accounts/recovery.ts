/** Recovery of a forgotten password, and its change (rules account-recovery, password-change). */
import { z } from 'zod/mini';
import { EmailSchema } from './account.ts';
import { SECURITY_CODE_DIGITS } from '../limits.ts';
import { typedCode } from './typed-code.ts';
import { givenPassword, NEW_PASSWORD, samePassword } from './new-password.ts';

/** POST /auth/forgot-password: the answer does not disclose whether the e-mail has an account. */
export const ForgotPasswordSchema = z.object({ email: EmailSchema });
/** Messages of the answer to POST /auth/forgot-password: with a mail server, and without one. */
export const CODE_SENT = "Se l'indirizzo è registrato, il codice è in arrivo via email";
export const CODE_LEFT =
  "Pieno non manda ancora email: se l'indirizzo è registrato, il codice è da chi gestisce Pieno. Chiedilo a lui.";
export const CodeMadeSchema = z.object({
  message: z.string(),
  /** False when no mail server is configured: the operator gives the code to the user. */
  by_mail: z.optional(z.boolean()),
});
/** Message of the two calls that set a new password. */
export const PASSWORD_CHANGED = 'La password è stata cambiata';

/** Message of POST /user/verification-request. */
export const VERIFICATION_ASKED = 'Richiesta inviata a chi gestisce Pieno';

const code = typedCode([{ letters: '0-9', length: SECURITY_CODE_DIGITS }]);

/** POST /user/email-verification. */
export const VerificationCodeSchema = z.object({
  /** True to replace a code that is still valid by a new one; ignored when no mail server is configured. */
  another: z.optional(z.boolean()),
});
/** PUT /user/email-verification: the code from the mail (rule account-verified). */
export const EmailVerificationSchema = z.object({ code });

/** POST /auth/reset-password: the code from the mail and the new password. */
export const ResetPasswordSchema = z
  .object({
    email: EmailSchema,
    code,
    ...NEW_PASSWORD,
  })
  .check(samePassword);
export type ResetPassword = z.infer<typeof ResetPasswordSchema>;

/** PUT /user/password, for a signed-in user; it ends the other sessions. */
export const ChangePasswordSchema = z
  .object({
    current_password: givenPassword('password_wrong'),
    ...NEW_PASSWORD,
  })
  .check(samePassword);
export type ChangePassword = z.infer<typeof ChangePasswordSchema>;
