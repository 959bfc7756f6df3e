/** Prices are in euros, times ISO 8601 in UTC. */
import { z } from 'zod/mini';
import { FindingSchema } from '../checkup/checkup.ts';
import { FirmRecordSchema } from '../people/known-drivers.ts';
import { AreaSchema } from '../prices/prices.ts';
import { StationNameSchema } from '../stations/station-name.ts';

const text = z.nullable(z.string());
const time = z.nullable(z.string());

/** Number of waiting items, and time of the oldest. */
const WaitingSchema = z.object({ count: z.number(), oldest_at: time });

/** GET /admin/today: an administrator's tasks; each part links to its next step. */
export const TodaySchema = z.object({
  /**
   * The newest real price of each category in each area; the next step is a station without one.
   */
  newest: z.array(
    z.object({
      area: AreaSchema,
      decade: z.number(),
      /** When it was seen or confirmed; null when only demonstration prices are shown. */
      newest_at: time,
      business: z.nullable(StationNameSchema),
      /** Stations of the area that sell the category, and those with a ranked price. */
      stations: z.number(),
      fresh: z.number(),
    }),
  ),
  /** Held and contested prices wait in the queue. */
  held: WaitingSchema,
  contested: WaitingSchema,
  /** Drivers' reports that are shown and not yet confirmed. */
  reported: WaitingSchema,
  /** San Marino's stations without a price report for longer than a price can rank: call or invite them. */
  silent: z.array(
    z.object({
      business: StationNameSchema,
      /** Null without any real price. */
      last_at: time,
      phone: text,
      /** People who may set its prices, and usable invitations. */
      people: z.number(),
      invitations: z.number(),
    }),
  ),
  /** The ministry's fuels without category and unit, whose prices wait; in euros. */
  fuels: z.array(
    z.object({
      name: z.string(),
      prices: z.number(),
      min: z.nullable(z.number()),
      max: z.nullable(z.number()),
    }),
  ),
  /** The last successful import of each kind; `failed` describes a later failure. */
  imports: z.array(
    z.object({
      kind: z.string(),
      finished_at: time,
      failed: z.nullable(z.object({ at: z.string(), message: z.string() })),
    }),
  ),
  /** Stations that the ministry moved outside the areas, without a decision yet. */
  moved_out: z.array(StationNameSchema),
  /** Stations outside the areas that appear only in a registry. */
  outsiders: z.number(),
  /** Errors of pages in the last seven days, and the most frequent ones. */
  page_errors: z.object({
    count: z.number(),
    top: z.array(
      z.object({
        message: z.string(),
        /** The page of the newest occurrence, as in the table of pages. */
        route: z.string(),
        /** Builds with this error, the newest last. */
        versions: z.array(z.string()),
        count: z.number(),
      }),
    ),
  }),
  /** The results of the checks, in order (rule checkup-list). */
  checks: z.array(FindingSchema),
  /** People who wait to be accepted as owners of a station. */
  people: WaitingSchema,
  /** Accounts with an unverified e-mail. */
  unverified: WaitingSchema,
  /** Those who requested confirmation by an administrator, the longest wait first. */
  verifications: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string(), asked_at: z.string() }),
  ),
  /** Drivers for whom an administrator might vouch (rule admin-known), those with the most confirmed claims first. */
  drivers: z.array(
    z.extend(FirmRecordSchema, { id: z.string(), name: z.string(), email: z.string() }),
  ),
});
export type Today = z.infer<typeof TodaySchema>;
