import { UserChangeSchema } from '@pieno/contract/profile.ts';
import { extend, omit, string } from 'zod/mini';

/** What the form sends (spec §7): the switches are not in it; the e-mail is, and changes nothing. */
export const ProfileSchema = extend(
  omit(UserChangeSchema, { available_status: true, notifications: true, dark: true }),
  { email: string() },
);
