/** Prices are euros, times ISO 8601 in UTC. */
import { z } from 'zod/mini';
import { FindingSchema } from '../checkup/checkup.ts';
import { FirmRecordSchema } from '../people/known-drivers.ts';
import { AreaSchema } from '../prices/prices.ts';
import { StationNameSchema } from '../stations/station-name.ts';

const text = z.nullable(z.string());
const time = z.nullable(z.string());

/** What waits: how much, and since when the oldest. */
const WaitingSchema = z.object({ count: z.number(), oldest_at: time });

/** GET /admin/today: what the day asks for; each part leads to its next step. */
export const TodaySchema = z.object({
  /** The newest real price of each category in each area; the next step is a station without one. */
  newest: z.array(
    z.object({
      area: AreaSchema,
      decade: z.number(),
      /** When it was seen or confirmed; null where only demonstration prices are shown. */
      newest_at: time,
      business: z.nullable(StationNameSchema),
      /** Stations of the area that sell the category, and those whose price of it ranks. */
      stations: z.number(),
      fresh: z.number(),
    }),
  ),
  /** Held and contested prices wait in the queue. */
  held: WaitingSchema,
  contested: WaitingSchema,
  /** Drivers' reports that are shown and not yet borne out. */
  reported: WaitingSchema,
  /** San Marino's stations of which nobody has said a price for as long as one is believed: call, or invite. */
  silent: z.array(
    z.object({
      business: StationNameSchema,
      /** Null for one without any real price. */
      last_at: time,
      phone: text,
      /** People who may set its prices, and invitations that can still be used. */
      people: z.number(),
      invitations: z.number(),
    }),
  ),
  /** Fuels of the ministry of which nobody has said category and unit: their prices wait, in euro. */
  fuels: z.array(
    z.object({
      name: z.string(),
      prices: z.number(),
      min: z.nullable(z.number()),
      max: z.nullable(z.number()),
    }),
  ),
  /** The last import of each kind; `failed` when a refusal came after it. */
  imports: z.array(
    z.object({
      kind: z.string(),
      finished_at: time,
      failed: z.nullable(z.object({ at: z.string(), message: z.string() })),
    }),
  ),
  /** Stations that the ministry has put outside the areas, of which nobody has decided yet. */
  moved_out: z.array(StationNameSchema),
  /** Stations outside the areas of which nobody but a registry ever spoke. */
  outsiders: z.number(),
  /** Errors of pages in the last seven days, and the most frequent ones of them. */
  page_errors: z.object({
    count: z.number(),
    top: z.array(
      z.object({
        message: z.string(),
        /** Where it was met last, as the table of pages names it. */
        route: z.string(),
        /** Of the builds that threw it, the newest last. */
        versions: z.array(z.string()),
        count: z.number(),
      }),
    ),
  }),
  /** What works and what does not, in the order of the checks (rule checkup-list). */
  checks: z.array(FindingSchema),
  /** People who wait to be accepted as owners of a station. */
  people: WaitingSchema,
  /** Accounts that wait for the confirmation of their e-mail. */
  unverified: WaitingSchema,
  /** Those of them who have asked an administrator to confirm it, who waits longest first. */
  verifications: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string(), asked_at: z.string() }),
  ),
  /** Drivers for whom an administrator might answer (rule admin-known), those whom firm words bore out most first. */
  drivers: z.array(
    z.extend(FirmRecordSchema, { id: z.string(), name: z.string(), email: z.string() }),
  ),
});
export type Today = z.infer<typeof TodaySchema>;
