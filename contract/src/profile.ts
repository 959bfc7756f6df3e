/** PUT /user: the profile, or one of its switches (spec §3, §7). */
import { z } from 'zod/mini';
import { readBirthday } from './birthday.ts';
import { PROFILE_MAX } from './limits.ts';

const text = (max: number) => z.nullable(z.string().check(z.trim(), z.maxLength(max)));

/** Year-month-day out of any of the four forms of spec §3; an empty text empties it. */
const BirthdaySchema = z.pipe(
  z.nullable(z.string().check(z.maxLength(40))),
  z.transform((given, context) => {
    if (given === null || given.trim() === '') return null;
    const birthday = readBirthday(given);
    if (birthday === null) context.issues.push({ code: 'custom', input: given });
    return birthday;
  }),
);

/** Every field may be left out; `email`, `role` and `id` are accepted and ignored (spec §5). */
export const UserChangeSchema = z.partial(
  z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(PROFILE_MAX.name)),
    full_name: text(PROFILE_MAX.full_name),
    phone: text(PROFILE_MAX.phone),
    address: text(PROFILE_MAX.address),
    city: text(PROFILE_MAX.city),
    bio: text(PROFILE_MAX.bio),
    birthday: BirthdaySchema,
    age_slot: text(PROFILE_MAX.age_slot),
    preference: text(PROFILE_MAX.preference),
    available_status: z.boolean(),
    notifications: z.boolean(),
    dark: z.boolean(),
  }),
);
export type UserChange = z.infer<typeof UserChangeSchema>;
/** The switches of the settings, each changed by a call of its own. */
export const USER_SWITCHES = ['available_status', 'notifications', 'dark'] as const;
export type UserSwitch = (typeof USER_SWITCHES)[number];

/** The choices of the profile's age field. */
export const AGE_SLOTS = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
