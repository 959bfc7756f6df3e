/** The facts of a station, as owners and administrators write them (rule admin-station-facts). */
import { z } from 'zod/mini';
import { ReasonSchema } from '../actions/reason.ts';
import { StationNameSchema } from './station-name.ts';
import { STATION_MAX } from '../station-limits.ts';
import { AreaSchema } from '../prices/prices.ts';
import { line, paragraph } from '../text.ts';

/** A number as people write it: digits with blanks and + / . - ( ), three digits at least. */
const PHONE = /^(?=(?:\D*\d){3})\+?[\d\s()./-]{4,}$/;
const WEB_ADDRESS = /^https?:\/\/[^\s/]+\.[^\s]+$/i;

const clearable = (max: number, isRight: (text: string) => boolean = () => true) =>
  z.optional(
    z.nullable(
      line(max).check(
        z.minLength(1),
        z.refine((text) => isRight(text)),
      ),
    ),
  );
const name = line(STATION_MAX.name).check(z.minLength(1));
const kind = z.enum(['fuel', 'charging']);
const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** What is left out stays as it is; null clears. From then on no import changes what was written. */
const FACTS = {
  brand: clearable(STATION_MAX.brand),
  description: z.optional(z.nullable(paragraph(STATION_MAX.description).check(z.minLength(1)))),
  address: clearable(STATION_MAX.address),
  postcode: clearable(STATION_MAX.postcode),
  locality: clearable(STATION_MAX.locality),
  phone: clearable(STATION_MAX.phone, (text) => PHONE.test(text)),
  website: clearable(STATION_MAX.website, (text) => WEB_ADDRESS.test(text)),
};

/**
 * POST /admin/stations. Country and areas follow from the place. `sure` adds it although another one stands there
 * (409 `station_here`).
 */
export const NewStationSchema = z.object({
  ...FACTS,
  name,
  kind,
  latitude,
  longitude,
  sure: z.optional(z.boolean()),
});
export type NewStation = z.infer<typeof NewStationSchema>;

/** PUT /admin/stations/:id/facts. Latitude and longitude come together. */
export const StationFactsSchema = z.object({
  ...FACTS,
  name: z.optional(name),
  kind: z.optional(kind),
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
});
/** The facts of a station that people write. */
export type StationFacts = z.infer<typeof StationFactsSchema>;

const text = z.nullable(z.string());
/** ISO 8601 in UTC. */
const instant = z.string();

/** A merge that stands. */
const MergeSchema = z.object({
  id: z.number(),
  /** The station that was merged into this one. */
  business: StationNameSchema,
  merged_at: instant,
  /** Until when it can be undone; null when it cannot: its day is over, or a newer one has to be undone first. */
  undo_until: z.nullable(instant),
});

/** GET /admin/stations/:id/facts */
export const AdministeredStationSchema = z.object({
  business: StationNameSchema,
  kind,
  brand: text,
  address: text,
  postcode: text,
  phone: text,
  website: text,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  country: z.enum(['SM', 'IT']),
  areas: z.array(AreaSchema),
  /** Where the station is known from, and its id there. */
  source: z.string(),
  source_id: z.string(),
  /** False once the registry that it is known from names it no more: it has no rank then. */
  listed: z.boolean(),
  /** The facts that were written by people or a spreadsheet: no import changes them. */
  decided: z.array(z.string()),
  closed_at: z.nullable(instant),
  /** The station that this one leads to since it was merged. */
  moved_to: z.nullable(z.number()),
  /** The categories that it is stated to sell. */
  decades: z.array(z.number()),
  /** Those of which it has a real price, or that its owner says it sells. */
  priced: z.array(z.number()),
  merges: z.array(MergeSchema),
});
export type AdministeredStation = z.infer<typeof AdministeredStationSchema>;

/** PUT /admin/stations/:id/closed: true closes for good, false opens again. */
export const ClosedSchema = z.object({ closed: z.boolean(), reason: z.optional(ReasonSchema) });

/** PUT /admin/stations/:id/categories/:decade: whether the station sells it. */
export const CategorySchema = z.object({ sold: z.boolean() });

/** POST /admin/stations/:id/merges: the station that is merged into this one. */
export const NewMergeSchema = z.object({
  business_id: z.int32().check(z.positive()),
  reason: z.optional(ReasonSchema),
});

/** DELETE /admin/merges/:id: the two that were one. */
export const MergeUndoneSchema = z.object({
  message: z.string(),
  kept: z.optional(z.number()),
  merged: z.optional(z.number()),
});
