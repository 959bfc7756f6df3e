/** What an administrator sees and decides under /admin (decision 0031). Prices are euros, times ISO 8601 in UTC. */
import { z } from 'zod/mini';
import { BackupsSchema } from '../backups/backups.ts';
import { LOG_ROLES, LOGGED_ACTIONS, LogTargetSchema } from '../actions/action-log.ts';
import { ADMINISTRATION_MAX } from '../administration-limits.ts';
import { DECADES, FUEL_UNITS } from '../prices/fuels.ts';
import { FirmRecordSchema } from '../people/known-drivers.ts';
import { AreaSchema } from '../prices/prices.ts';
import { line } from '../text.ts';

const text = z.nullable(z.string());
const time = z.nullable(z.string());
/** Why something is decided. */
export const ReasonSchema = line(ADMINISTRATION_MAX.reason).check(z.minLength(1));

export const StationNameSchema = z.object({ id: z.number(), name: z.string(), locality: text });
/** How a station is named in lists of the administration. */
export type StationName = z.infer<typeof StationNameSchema>;

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
  /** What the cap on drivers' words holds, of any kind (rule report-cap). */
  over_cap: WaitingSchema,
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
  mail: z.object({
    /** False while mails lie in a folder, as no mail server is configured. */
    configured: z.boolean(),
  }),
  address: z.object({
    /** False while links and invitations lead to the server's own machine, as no `PUBLIC_URL` says another. */
    configured: z.boolean(),
  }),
  backups: BackupsSchema,
  /** People who wait to be accepted as owners of a station. */
  people: WaitingSchema,
  /** Accounts that wait for the confirmation of their e-mail. */
  unverified: WaitingSchema,
  /** Drivers for whom an administrator might answer (rule admin-known), those whom firm words bore out most first. */
  drivers: z.array(
    z.extend(FirmRecordSchema, { id: z.string(), name: z.string(), email: z.string() }),
  ),
});
export type Today = z.infer<typeof TodaySchema>;

/** POST /admin/fuels */
export const FuelKindSchema = z.object({
  /** As GET /admin/today names it, or that of a fuel that was said before. */
  name: line(200).check(z.minLength(1)),
  decade: z.union(DECADES.map((decade) => z.literal(decade))),
  unit: z.enum(FUEL_UNITS),
});
export type FuelKind = z.infer<typeof FuelKindSchema>;

/** GET /admin/stations */
export const StationSearchSchema = z.object({
  /** Words of name, place or operator's code; without it San Marino's stations. */
  q: z.optional(line(100)),
  /** How many at most. */
  most: z.optional(z.string().check(z.regex(/^[1-9]\d?$|^100$/))),
});
export const FoundStationsSchema = z.object({
  stations: z.array(
    z.object({
      business: StationNameSchema,
      /** Whether it sells electricity alone. */
      kind: z.enum(['fuel', 'charging']),
      areas: z.array(AreaSchema),
      phone: text,
      /** People who set its prices, who wait to be allowed to, and invitations that can still be used. */
      people: z.number(),
      waiting: z.number(),
      invitations: z.number(),
    }),
  ),
  /** How many were found; the first of them are listed. */
  total: z.number(),
});
export type FoundStations = z.infer<typeof FoundStationsSchema>;

/** GET /admin/log */
export const LogQuerySchema = z.object({
  /** The `next` of the page before. */
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  station: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});
export const LogSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      role: z.enum(LOG_ROLES),
      /** A pseudonym; null for operator and jobs. */
      actor: text,
      /** True for what the asking administrator did. */
      own: z.boolean(),
      /** More may come: an unknown one is shown as it is. */
      action: z.union([z.enum(LOGGED_ACTIONS), z.string()]),
      business: z.nullable(StationNameSchema),
      target: LogTargetSchema,
      reason: text,
    }),
  ),
  /** Names and e-mails of the accounts that still exist, by the ids of actors and of people in targets. */
  people: z.record(z.string(), z.string()),
  /** Names of the stations in targets, by their ids. */
  stations: z.record(z.string(), z.string()),
  next: text,
});
export type ActionLogPage = z.infer<typeof LogSchema>;
