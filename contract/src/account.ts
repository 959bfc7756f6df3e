/** Signing in and registering (spec §5, §7). */
import { z } from 'zod/mini';
import { SENTENCES } from './errors.ts';
import { PROFILE_MAX } from './limits.ts';
import { GuestDataSchema } from './guest-data.ts';
import { givenPassword, NEW_PASSWORD, samePassword } from './new-password.ts';
import { line } from './text.ts';
import { UserSchema } from './visitor.ts';

/** An address as somebody types it: blanks around it do not count, nor does the case of its letters. */
export const EmailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(PROFILE_MAX.email)),
  z.email(),
);
/** What somebody is called here. */
export const NameSchema = line(PROFILE_MAX.name).check(z.minLength(1));

/** POST /login. */
export const LoginSchema = z.object({
  email: EmailSchema,
  password: givenPassword(SENTENCES.login),
});
export type Login = z.infer<typeof LoginSchema>;

const registration = {
  name: NameSchema,
  email: EmailSchema,
  ...NEW_PASSWORD,
  /** Sent as 'user'; whatever comes is ignored (spec §6). */
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

/** What login, registration, conversion and a social sign-in answer: the token and whose it is. */
export const SessionSchema = z.object({ token: z.string(), user: UserSchema });
export type Session = z.infer<typeof SessionSchema>;

/** What a call answers that has nothing to tell but that it is done. */
export const DoneSchema = z.object({ message: z.string() });

/** What a logout answers. */
export const SIGNED_OUT = 'Disconnessione effettuata';

/** POST /auth/check-feature-access. */
export const FeatureRequestSchema = z.object({ feature: z.string(), action: z.string() });
/** What it answers. */
export const FeatureAccessSchema = z.object({
  can_access: z.boolean(),
  requires_registration: z.boolean(),
  /** Italian; null where nothing is to be asked. */
  upgrade_prompt: z.nullable(z.string()),
});

const password = givenPassword(SENTENCES.wrongPassword);
const email = z.string().check(z.minLength(1), z.maxLength(PROFILE_MAX.email));

/** What proves that an account is one's own before it is deleted: its password, or its e-mail where it has none. */
export const OwnershipSchemas = { password: z.object({ password }), email: z.object({ email }) };

/** DELETE /user: which of the two it has to be, the account tells. */
export const DeletionSchema = z.object({
  password: z.optional(password),
  email: z.optional(email),
});
export type Deletion = z.infer<typeof DeletionSchema>;
/** What a deletion answers. */
export const ACCOUNT_DELETED = 'Account eliminato';
