/** GET /user/export: everything stored about a user, except secrets such as tokens and hashes. */
import { z } from 'zod/mini';
import { AlertsSchema } from '../alerts/alerts.ts';
import { TankSettingsSchema, UserSettingsSchema } from './user-settings.ts';
import { UserSchema } from '../accounts/visitor.ts';
import { FavoriteSchema } from '../favorites/favorites.ts';

export const EXPORT_FILE = 'pieno-dati.json';

const about = {
  business_id: z.number(),
  fuel_type_id: z.number(),
  /** Euros. */
  price: z.number(),
};

/** All times are ISO 8601 in UTC. */
export const AccountExportSchema = z.object({
  exported_at: z.string(),
  user: z.extend(UserSchema, {
    email_verified: z.boolean(),
    /** Since when an administrator vouches for the user as a driver; null without one. */
    known_since: z.nullable(z.string()),
    /** Whether the user has proved access to the mailbox. */
    mailbox_proved: z.boolean(),
    /** When the user requested the confirmation of the e-mail by an administrator. */
    verification_asked_at: z.nullable(z.string()),
    /** Whether mails remind the user of the own stations' prices. */
    owner_reminders: z.boolean(),
    /** Until when the inbox was read. */
    notifications_read_until: z.nullable(z.string()),
    /** The account's pseudonym in the log of actions. */
    log_id: z.string(),
    agree_privacy_at: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  settings: z.extend(TankSettingsSchema, {
    geolocation_consent: UserSettingsSchema.shape.geolocation_consent,
    geolocation_consent_at: UserSettingsSchema.shape.geolocation_consent_at,
  }),
  alerts: AlertsSchema,
  /** The texts of the messages of the last weeks. */
  notifications: z.array(
    z.object({
      at: z.string(),
      title: z.string(),
      text: z.string(),
      read_at: z.nullable(z.string()),
    }),
  ),
  /** The favourite stations, including recently removed ones. */
  favorites: z.array(
    z.extend(
      z.pick(FavoriteSchema, { business_id: true, label: true, said_at: true, seen: true }),
      {
        removed: z.boolean(),
      },
    ),
  ),
  /** The user's reviews of stations; hidden ones with the reason. */
  reviews: z.array(
    z.object({
      business_id: z.number(),
      stars: z.number(),
      chips: z.record(z.string(), z.boolean()),
      text: z.nullable(z.string()),
      written_at: z.string(),
      answer: z.nullable(z.string()),
      hidden_reason: z.nullable(z.string()),
      objection: z.nullable(z.string()),
    }),
  ),
  /** The user's flags of reviews, by station, with the reason. */
  review_flags: z.array(z.object({ business_id: z.number(), reason: z.string() })),
  /** The account's sessions, without their tokens. */
  sessions: z.array(
    z.object({ created_at: z.string(), updated_at: z.string(), expires_at: z.string() }),
  ),
  /** The browsers that receive push messages: by which service, and since when. */
  push_devices: z.array(z.object({ host: z.string(), since: z.string() })),
  /** By password ('credential') or through a social provider, whose id for the user is `account_id`. */
  sign_ins: z.array(
    z.object({ provider: z.string(), account_id: z.string(), created_at: z.string() }),
  ),
  /** The data that the phone sent when a guest registered; null for an account that was never a guest. */
  guest_data: z.nullable(
    z.object({
      guest_id: z.string(),
      converted_at: z.string(),
      search_preferences: z.unknown(),
      recent_stations: z.unknown(),
      cart_items: z.unknown(),
    }),
  ),
  /** Reports of prices, as driver or owner, with the first answer. */
  price_reports: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      business_id: z.number(),
      seen_at: z.string(),
      sent_at: z.string(),
      near: z.nullable(z.boolean()),
      undone_at: z.nullable(z.string()),
      /** Prices in thousandths of a euro, as in the answer of the time. */
      entries: z.unknown(),
      answer: z.unknown(),
    }),
  ),
  /** The claimed prices, with their outcomes. */
  price_claims: z.array(
    z.object({
      ...about,
      seen_at: z.string(),
      state: z.string(),
      decided_at: z.nullable(z.string()),
      decided_by: z.nullable(z.string()),
    }),
  ),
  price_confirmations: z.array(
    z.object({ ...about, confirmed_at: z.string(), undone: z.boolean() }),
  ),
  price_disputes: z.array(
    z.object({
      ...about,
      created_at: z.string(),
      closed_at: z.nullable(z.string()),
      outcome: z.nullable(z.string()),
    }),
  ),
  station_states: z.array(
    z.object({
      business_id: z.number(),
      fuel_type_id: z.nullable(z.number()),
      state: z.string(),
      reported_at: z.string(),
      cleared_at: z.nullable(z.string()),
    }),
  ),
  /** Prices scheduled for stations, with their outcomes. */
  scheduled_prices: z.array(
    z.object({
      ...about,
      due_at: z.string(),
      public: z.boolean(),
      state: z.string(),
      created_at: z.string(),
      decided_at: z.nullable(z.string()),
    }),
  ),
  /** The stations that the user owns, owned, or waits for. */
  stations: z.array(z.object({ business_id: z.number(), state: z.string(), since: z.string() })),
  /** The tokens that the user made for tills, without their secrets. */
  till_keys: z.array(
    z.object({
      business_id: z.number(),
      name: z.string(),
      made_at: z.string(),
      last_used_at: z.nullable(z.string()),
      revoked_at: z.nullable(z.string()),
    }),
  ),
  /** The user's actions as administrator or owner. */
  actions: z.array(
    z.object({
      at: z.string(),
      role: z.string(),
      action: z.string(),
      business_id: z.nullable(z.number()),
      target: z.unknown(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExportSchema>;
