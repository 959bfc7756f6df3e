/** Signing in and registering (rules form-login, form-register). */
import { z } from 'zod/mini';
import { PROFILE_MAX } from '../profile/profile-limits.ts';
import { GuestDataSchema } from './guest-data.ts';
import { givenPassword, NEW_PASSWORD, samePassword } from './new-password.ts';
import { SecondFactorCodeSchema } from './second-factor.ts';
import { line } from '../text.ts';
import { UserSchema } from './visitor.ts';

/** A typed e-mail address: trimmed and converted to lower case. */
export const EmailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(PROFILE_MAX.email)),
  z.email(),
);
export const NameSchema = line(PROFILE_MAX.name).check(z.minLength(1));

/** POST /login. */
export const LoginSchema = z.object({
  email: EmailSchema,
  password: givenPassword('login_failed'),
  /** The code of the second factor, after the answer `second_factor_needed`. */
  totp: z.optional(SecondFactorCodeSchema),
});
export type Login = z.infer<typeof LoginSchema>;

const registration = {
  name: NameSchema,
  email: EmailSchema,
  ...NEW_PASSWORD,
  /** Clients send 'user'; the server ignores the value (rule account-user). */
  role: z.optional(z.unknown()),
  agree_privacy: z.literal(true),
  notifications: z._default(z.boolean(), true),
};

/** POST /register. */
export const RegistrationSchema = z.object(registration).check(samePassword);
export type Registration = z.infer<typeof RegistrationSchema>;

/** POST /guest/convert-to-registered. */
export const ConversionSchema = z
  .object({
    ...registration,
    guest_id: z.string().check(z.maxLength(100)),
    guest_data: GuestDataSchema,
  })
  .check(samePassword);

/** Answer to login, registration, conversion and social sign-in: the session token and the user. */
export const SessionSchema = z.object({ token: z.string(), user: UserSchema });
export type Session = z.infer<typeof SessionSchema>;

export const DoneSchema = z.object({ message: z.string() });

export const SIGNED_OUT = 'Disconnessione effettuata';

/** POST /auth/check-feature-access. */
export const FeatureRequestSchema = z.object({ feature: z.string(), action: z.string() });
export const FeatureAccessSchema = z.object({
  can_access: z.boolean(),
  requires_registration: z.boolean(),
  /** In Italian; null when access is allowed. */
  upgrade_prompt: z.nullable(z.string()),
  /** The code of the prompt, for clients with their own sentences. */
  upgrade_code: z.optional(z.nullable(z.string())),
});
export type FeatureAccess = z.infer<typeof FeatureAccessSchema>;

const password = givenPassword('password_wrong');
const email = z.string().check(z.minLength(1), z.maxLength(PROFILE_MAX.email));

/** Required to delete an account: its password, or its e-mail when it has no password. */
export const OwnershipSchemas = { password: z.object({ password }), email: z.object({ email }) };

/** DELETE /user: the account decides which of the two fields is required (see `OwnershipSchemas`). */
export const DeletionSchema = z.object({
  password: z.optional(password),
  email: z.optional(email),
});
export type Deletion = z.infer<typeof DeletionSchema>;
export const ACCOUNT_DELETED = 'Account eliminato';
