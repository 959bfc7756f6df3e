/** The facts of a station, as owners and administrators write them (rule admin-station-facts). */
import { z } from 'zod/mini';
import { ReasonSchema } from '../actions/reason.ts';
import { StationNameSchema } from './station-name.ts';
import { STATION_MAX } from '../station-limits.ts';
import { AreaSchema } from '../prices/prices.ts';
import { line, paragraph } from '../text.ts';

/** A telephone number: digits with blanks and + / . - ( ), at least three digits. */
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

/** A missing fact stays unchanged; null clears it. Imports no longer change a written fact. */
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
 * POST /admin/stations. Country and areas are derived from the position. `sure` adds the station despite another one
 * there (409 `station_here`).
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

/** PUT /admin/stations/:id/facts. Latitude and longitude are required together. */
export const StationFactsSchema = z.object({
  ...FACTS,
  name: z.optional(name),
  kind: z.optional(kind),
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
});
export type StationFacts = z.infer<typeof StationFactsSchema>;

const text = z.nullable(z.string());
/** ISO 8601 in UTC. */
const instant = z.string();

const MergeSchema = z.object({
  id: z.number(),
  /** The station that was merged into this one. */
  business: StationNameSchema,
  merged_at: instant,
  /** Until when it can be undone; null when it cannot: its time is over, or a newer merge has to be undone first. */
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
  /** The source of the station, and its id there. */
  source: z.string(),
  source_id: z.string(),
  /** False after the station disappeared from its registry: it then has no rank. */
  listed: z.boolean(),
  /** The facts that people or a spreadsheet wrote; imports do not change them. */
  decided: z.array(z.string()),
  closed_at: z.nullable(instant),
  /** The station into which this one was merged. */
  moved_to: z.nullable(z.number()),
  /** The categories that it is stated to sell. */
  decades: z.array(z.number()),
  /** The categories with a real price, or sold according to the owner. */
  priced: z.array(z.number()),
  merges: z.array(MergeSchema),
});
export type AdministeredStation = z.infer<typeof AdministeredStationSchema>;

/** PUT /admin/stations/:id/closed: true closes permanently, false reopens. */
export const ClosedSchema = z.object({ closed: z.boolean(), reason: z.optional(ReasonSchema) });

export const CategorySchema = z.object({ sold: z.boolean() });

/** POST /admin/stations/:id/merges: the station that is merged into this one. */
export const NewMergeSchema = z.object({
  business_id: z.int32().check(z.positive()),
  reason: z.optional(ReasonSchema),
});

/** DELETE /admin/merges/:id: the two separate stations. */
export const MergeUndoneSchema = z.object({
  message: z.string(),
  kept: z.optional(z.number()),
  merged: z.optional(z.number()),
});
