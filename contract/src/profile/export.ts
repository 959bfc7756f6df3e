/** GET /user/export: everything stored about a user, except secrets such as tokens and hashes. */
import { z } from 'zod/mini';
import { AlertsSchema } from '../alerts/alerts.ts';
import { TankSettingsSchema, UserSettingsSchema } from './user-settings.ts';
import { UserSchema } from '../accounts/visitor.ts';
import { FavoriteSchema } from '../favorites/favorites.ts';

/** File name of the download. */
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
    /** Since when an administrator answers for the user as a driver; null where none does. */
    known_since: z.nullable(z.string()),
    /** Whether the user has shown to read the mailbox. */
    mailbox_proved: z.boolean(),
    /** When an administrator was asked to confirm the e-mail. */
    verification_asked_at: z.nullable(z.string()),
    /** Whether mails remind of the own stations' prices. */
    owner_reminders: z.boolean(),
    /** Until when the inbox was read. */
    notifications_read_until: z.nullable(z.string()),
    /** Stands for the account in the log of actions. */
    log_id: z.string(),
    agree_privacy_at: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  settings: z.extend(TankSettingsSchema, {
    geolocation_consent: UserSettingsSchema.shape.geolocation_consent,
    geolocation_consent_at: UserSettingsSchema.shape.geolocation_consent_at,
  }),
  /** What the user wants to be told. */
  alerts: AlertsSchema,
  /** What was sent in the last weeks, in words. */
  notifications: z.array(
    z.object({
      at: z.string(),
      title: z.string(),
      text: z.string(),
      read_at: z.nullable(z.string()),
    }),
  ),
  /** The starred stations; for a while also those whose star was taken away. */
  favorites: z.array(
    z.extend(
      z.pick(FavoriteSchema, { business_id: true, label: true, said_at: true, seen: true }),
      {
        removed: z.boolean(),
      },
    ),
  ),
  /** What the user thinks of stations; a hidden one with its reason. */
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
  /** Whose reviews the user has flagged, by station, and why. */
  review_flags: z.array(z.object({ business_id: z.number(), reason: z.string() })),
  /** The account's sessions, without their tokens. */
  sessions: z.array(
    z.object({ created_at: z.string(), updated_at: z.string(), expires_at: z.string() }),
  ),
  /** The browsers that are told: by which service, and since when. */
  push_devices: z.array(z.object({ host: z.string(), since: z.string() })),
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
  /** What was sent about stations' prices at once, as driver or owner, with the first answer. */
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
  /** Prices that were said anew, with what became of them. */
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
  /** Prices scheduled for stations, with what became of them. */
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
  /** The stations that the user is an owner of, waits for, or was. */
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
  /** What the user did as administrator or owner. */
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
