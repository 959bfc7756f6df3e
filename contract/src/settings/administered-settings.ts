/** The global settings and the welcome message as an administrator changes them (decision 0031). */
import { z } from 'zod/mini';
import { WELCOME_MAX_LENGTH } from '../limits.ts';
import { line } from '../text.ts';

/** GET /admin/settings */
export const AdministeredSettingsSchema = z.array(
  z.object({
    key: z.string(),
    /** Under which it stands, in Italian; those of one heading follow each other. */
    heading: z.string(),
    /** What it does, in Italian. */
    about: z.string(),
    /** What each of its values is, with the unit: 'giorni'; 'da', 'a'. */
    fields: z.array(z.string()),
    /** Which values are taken, in Italian. */
    limits: z.string(),
    /** As stored, an empty text for none; a secret is shortened. */
    values: z.array(z.string()),
    /** Empty texts where the product has no value of its own to show. */
    defaults: z.array(z.string()),
    is_default: z.boolean(),
    /** The place of the value that is a secret among the fields: typed empty it stays as it is. */
    secret: z.nullable(z.number()),
  }),
);
export type AdministeredSettings = z.infer<typeof AdministeredSettingsSchema>;

/** PUT /admin/settings/:key; null for the default. */
export const SettingChangeSchema = z.object({
  values: z.nullable(z.array(line(500)).check(z.maxLength(3))),
});

/** PUT /admin/welcome */
export const WelcomeChangeSchema = z.object({
  /** HTML; the server reduces it to what is allowed. */
  message: z.string().check(z.maxLength(2 * WELCOME_MAX_LENGTH)),
  source: line(100),
});
/** POST /admin/welcome/preview */
export const WelcomeDraftSchema = z.pick(WelcomeChangeSchema, { message: true });
export const WelcomePreviewSchema = z.object({
  /** What would be shown: HTML, sanitised. */
  message: z.string(),
});
