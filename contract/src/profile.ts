/** PUT /user: the profile, or one of its switches (spec §3, §7). */
import { z } from 'zod/mini';
import { NameSchema } from './account.ts';
import { readBirthday } from './birthday.ts';
import { PROFILE_MAX } from './limits.ts';
import { line, paragraph } from './text.ts';
import { UserSchema } from './visitor.ts';

/** A text that may be left empty: kept as null. */
const optional = (schema: ReturnType<typeof line>) =>
  z.nullable(
    z.pipe(
      schema,
      z.transform((text) => (text === '' ? null : text)),
    ),
  );

/** Digits, at least one, and what people put between them. */
const PHONE = /^(?=.*\d)[\d+/.()\p{Zs}-]+$/u;
/** Checked where one is given: an account that holds another text still shows it. */
const phone = line(PROFILE_MAX.phone).check(z.refine((text) => text === '' || PHONE.test(text)));

/** Year-month-day out of any of the four forms of spec §3; an empty text empties it. */
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
 * Every field may be left out; `email`, `role` and `id` are accepted and ignored (spec §5).
 * @param now the clock by which a birthday has come
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

/** What PUT /user and POST /user/avatar answer: the user as it now is, to replace the stored one (spec §7). */
export const UserAnswerSchema = z.object({ user: UserSchema });

/** The form field in which POST /user/avatar carries the picture (spec §7). */
export const AVATAR_FIELD = 'avatar_image';

/** The switches of the settings, each changed by a call of its own. */
export const USER_SWITCHES = ['available_status', 'notifications', 'dark'] as const;
export type UserSwitch = (typeof USER_SWITCHES)[number];

/** The choices of the profile's age field. */
export const AGE_SLOTS = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
