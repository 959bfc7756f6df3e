import { userChangeSchema } from '@pieno/contract/profile/profile.ts';
import { object, string } from 'zod/mini';

const { shape } = userChangeSchema(() => new Date());
const { available_status: _, notifications: __, dark: ___, ...fields } = shape;

/**
 * Schema of what the form sends (rule profile-save): without the switches; the e-mail is included, but has no effect.
 */
export const ProfileSchema = object({ ...fields, email: string() });
