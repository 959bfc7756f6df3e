/** GET /user/export: everything stored about a user, except secrets such as tokens and hashes. */
import { z } from 'zod/mini';
import { UserSettingsSchema } from './user-settings.ts';
import { UserSchema } from './visitor.ts';

/** File name of the download. */
export const EXPORT_FILE = 'pieno-dati.json';

/** All times are ISO 8601 in UTC. */
export const AccountExportSchema = z.object({
  exported_at: z.string(),
  user: z.extend(UserSchema, {
    email_verified: z.boolean(),
    agree_privacy_at: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  settings: z.pick(UserSettingsSchema, { geolocation_consent: true, geolocation_consent_at: true }),
  /** The account's sessions, without their tokens. */
  sessions: z.array(
    z.object({ created_at: z.string(), updated_at: z.string(), expires_at: z.string() }),
  ),
  /** By password ('credential') or through a social provider, whose id of the user is `account_id`. */
  sign_ins: z.array(
    z.object({ provider: z.string(), account_id: z.string(), created_at: z.string() }),
  ),
  /** The data sent by the phone when a guest registered; null when the account was not a guest before. */
  guest_data: z.nullable(
    z.object({
      guest_id: z.string(),
      converted_at: z.string(),
      search_preferences: z.unknown(),
      recent_stations: z.unknown(),
      cart_items: z.unknown(),
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExportSchema>;
