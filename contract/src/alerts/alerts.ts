/** A person's price alerts (rule alerts). */
import { z } from 'zod/mini';
import { ALERTS } from './alert-limits.ts';
import { AREAS } from '../prices/areas.ts';
import { DECADES, FUEL_MODES } from '../prices/fuels.ts';

/** The channels of a message; the inbox always receives it. */
export const ALERT_CHANNELS = ['push', 'mail'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

const SavingSchema = z.object({
  /** Euros that a fill must cost less. */
  euro: z.number().check(z.minimum(0.1), z.maximum(ALERTS.maxSaving)),
  /** Size of that fill. */
  litres: z.number().check(z.minimum(1), z.maximum(200)),
});

const common = {
  decade: z.union(DECADES.map((decade) => z.literal(decade))),
  area: z.optional(z.enum(AREAS)),
  business_ids: z.optional(
    z.array(z.int32().check(z.positive())).check(z.minLength(1), z.maxLength(ALERTS.stations)),
  ),
  favorites: z.optional(z.literal(true)),
};

const isOne = (...values: readonly unknown[]): boolean =>
  values.filter((value) => value !== undefined).length === 1;

/**
 * POST and PUT /user/alerts: exactly one of area, stations and favourites, and one of price and
 * saving.
 */
export const AlertDraftSchema = z
  .object({
    ...common,
    /** Null or missing for any mode. */
    mode: z.optional(z.nullable(z.enum(FUEL_MODES))),
    /** Euros per unit: the alert reports prices at or below this. */
    below: z.optional(z.number().check(z.minimum(0.001), z.maximum(9.999))),
    saving: z.optional(SavingSchema),
    /** Size of a fill, for the texts of an alert without a saving; missing when unknown. */
    litres: z.optional(z.number().check(z.minimum(1), z.maximum(200))),
    /** Empty for the inbox alone. */
    channels: z.array(z.enum(ALERT_CHANNELS)).check(z.maxLength(ALERT_CHANNELS.length)),
    paused: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ area, business_ids, favorites }) => isOne(area, business_ids, favorites), {
      path: ['area'],
    }),
    z.refine(({ below, saving }) => isOne(below, saving), { path: ['below'] }),
  );
export type AlertDraft = z.infer<typeof AlertDraftSchema>;

export const AlertSchema = z.object({
  ...common,
  id: z.string(),
  mode: z.nullable(z.enum(FUEL_MODES)),
  /** Names of the stations, in the order of `business_ids`. */
  business_names: z.optional(z.array(z.string())),
  below: z.number(),
  saving: z.optional(
    z.object({
      euro: z.number(),
      litres: z.number(),
      /** The price from which the saving was computed, in euros. */
      reference: z.number(),
    }),
  ),
  litres: z.optional(z.number()),
  channels: z.array(z.enum(ALERT_CHANNELS)),
  /** Why it is paused: by its person, or because its messages stayed unopened; null while active. */
  paused: z.nullable(z.enum(['person', 'unopened'])),
  created_at: z.string(),
  /** The newest price that it reported. */
  told: z.nullable(
    z.object({ at: z.string(), price: z.number(), business_id: z.nullable(z.number()) }),
  ),
});
export type Alert = z.infer<typeof AlertSchema>;
/** GET /user/alerts, newest first. */
export const AlertsSchema = z.array(AlertSchema);
