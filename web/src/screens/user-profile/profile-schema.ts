import { userChangeSchema } from '@pieno/contract/profile.ts';
import { object, string } from 'zod/mini';

const { shape } = userChangeSchema(() => new Date());
const { available_status: _, notifications: __, dark: ___, ...fields } = shape;

/** What the form sends (spec §7): the switches are not in it; the e-mail is, and changes nothing. */
export const ProfileSchema = object({ ...fields, email: string() });
