/** GET /user/export: everything that is kept about somebody, but what proves who they are. */
import { z } from 'zod/mini';
import { UserSettingsSchema } from './user-settings.ts';
import { UserSchema } from './visitor.ts';

/** What the download is called. */
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
  /** Where the account is signed in; its tokens stay inside. */
  sessions: z.array(
    z.object({ created_at: z.string(), updated_at: z.string(), expires_at: z.string() }),
  ),
  /** By password ('credential') or through a service, which knows the person as `account_id`. */
  sign_ins: z.array(
    z.object({ provider: z.string(), account_id: z.string(), created_at: z.string() }),
  ),
  /** What the phone brought along when a guest registered; null where none did. */
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
