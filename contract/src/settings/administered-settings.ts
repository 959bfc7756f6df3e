/** The global settings and the welcome message as administrators change them (decision 0031). */
import { z } from 'zod/mini';
import { WELCOME_MAX_LENGTH } from '../limits.ts';
import { line } from '../text.ts';

/** GET /admin/settings */
export const AdministeredSettingsSchema = z.array(
  z.object({
    key: z.string(),
    /** Its group, in Italian; the settings of a group are adjacent. */
    heading: z.string(),
    /** Its effect, in Italian. */
    about: z.string(),
    /** The meaning of each value, with its unit: 'giorni'; 'da', 'a'. */
    fields: z.array(z.string()),
    /** The accepted values, in Italian. */
    limits: z.string(),
    /** As stored, empty for none; a secret is shortened. */
    values: z.array(z.string()),
    /** Empty texts when the product has no default. */
    defaults: z.array(z.string()),
    is_default: z.boolean(),
    /** Index of the secret among the values: an empty input leaves it unchanged. */
    secret: z.nullable(z.number()),
  }),
);
export type AdministeredSettings = z.infer<typeof AdministeredSettingsSchema>;

/** PUT /admin/settings/:key; null restores the default. */
export const SettingChangeSchema = z.object({
  values: z.nullable(z.array(line(500)).check(z.maxLength(3))),
});

/** PUT /admin/welcome */
export const WelcomeChangeSchema = z.object({
  /** HTML; the server removes everything that is not allowed. */
  message: z.string().check(z.maxLength(2 * WELCOME_MAX_LENGTH)),
  source: line(100),
});
/** POST /admin/welcome/preview */
export const WelcomeDraftSchema = z.pick(WelcomeChangeSchema, { message: true });
export const WelcomePreviewSchema = z.object({
  /** The HTML that would be shown, sanitised. */
  message: z.string(),
});
