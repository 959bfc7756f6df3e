/** PUT /user: changes the profile, or one of its switches (rule call-user). */
import { z } from 'zod/mini';
import { NameSchema } from '../accounts/account.ts';
import { readBirthday } from './birthday.ts';
import { PROFILE_MAX } from './profile-limits.ts';
import { line, paragraph } from '../text.ts';
import { UserSchema } from '../accounts/visitor.ts';

/** Makes a text optional: an empty text becomes null. */
const optional = (schema: ReturnType<typeof line>) =>
  z.nullable(
    z.pipe(
      schema,
      z.transform((text) => (text === '' ? null : text)),
    ),
  );

/** At least one digit; spaces and the usual signs are allowed. */
const PHONE = /^(?=.*\d)[\d+/.()\p{Zs}-]+$/u;
/** Checked on input only: texts stored before this check are still shown. */
const phone = line(PROFILE_MAX.phone).check(z.refine((text) => text === '' || PHONE.test(text)));

/** Converts any of the four formats (rule account-birthday) to year-month-day; an empty text becomes null. */
const birthdaySchema = (now: () => Date) =>
  z.pipe(
    z.nullable(z.string().check(z.maxLength(40))),
    z.transform((given, context) => {
      if (given === null || given.trim() === '') return null;
      const birthday = readBirthday(given, now());
      if (birthday === null) context.issues.push({ code: 'custom', input: given });
      return birthday;
    }),
  );

/**
 * Makes the schema of a change to the profile. Every field is optional; `email`, `role` and `id` are accepted and
 * ignored (rule profile-rules).
 * @param now clock that rejects birthdays in the future
 */
export const userChangeSchema = (now: () => Date) =>
  z.partial(
    z.object({
      name: NameSchema,
      full_name: optional(line(PROFILE_MAX.full_name)),
      phone: optional(phone),
      address: optional(line(PROFILE_MAX.address)),
      city: optional(line(PROFILE_MAX.city)),
      bio: optional(paragraph(PROFILE_MAX.bio)),
      birthday: birthdaySchema(now),
      age_slot: optional(line(PROFILE_MAX.age_slot)),
      preference: optional(line(PROFILE_MAX.preference)),
      available_status: z.boolean(),
      notifications: z.boolean(),
      dark: z.boolean(),
    }),
  );
export type UserChange = z.infer<ReturnType<typeof userChangeSchema>>;

/**
 * Answer to PUT /user and POST /user/avatar: the user's new state, which replaces the client's
 * (rule call-user).
 */
export const UserAnswerSchema = z.object({ user: UserSchema });
