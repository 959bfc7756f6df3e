/** A station's details from its people, besides prices: hours, services, payment (decision 0034). */
import { z } from 'zod/mini';
import { StationNameSchema } from './station-name.ts';
import { StationFactsSchema } from './administered-stations.ts';
import { WireDetailsSchema } from './business.ts';
import { spansProblem } from './opening-hours.ts';

/** Services besides fuel, in display order. */
export const SERVICES = [
  'staff',
  'workshop',
  'tyres',
  'wash',
  'air',
  'bar',
  'shop',
  'toilets',
  'parking',
  'adblue',
] as const;
export type Service = (typeof SERVICES)[number];

/** Ways to pay, in display order. */
export const PAYMENTS = ['cash', 'debit', 'credit', 'fuel_card', 'app'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** Most spans per day, and most days with other hours. */
export const DETAILS_MAX = { spans: 4, exceptions: 40 } as const;

const spans = z
  .array(
    z.object({
      from: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
      to: z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)),
    }),
  )
  .check(
    z.maxLength(DETAILS_MAX.spans),
    z.refine((day) => spansProblem(day) === undefined),
  );
const week = z.optional(z.nullable(z.array(spans).check(z.length(7))));
const hasEachOnce = z.refine<{ date: string }[]>(
  (days) => new Set(days.map(({ date }) => date)).size === days.length,
);
const facts = StationFactsSchema.shape;

/** PUT …/stations/:id/details. A missing field stays unchanged; null clears it. */
export const DetailsChangeSchema = z.object({
  name: facts.name,
  description: facts.description,
  phone: facts.phone,
  hours: week,
  self_hours: week,
  exceptions: z.optional(
    z
      .array(z.object({ date: z.iso.date(), spans }))
      .check(z.maxLength(DETAILS_MAX.exceptions), hasEachOnce),
  ),
  services: z.optional(z.array(z.enum(SERVICES))),
  payments: z.optional(z.array(z.enum(PAYMENTS))),
  smac: z.optional(z.nullable(z.boolean())),
});
export type DetailsChange = z.infer<typeof DetailsChangeSchema>;

/** GET …/stations/:id/details. */
export const OwnDetailsSchema = z.extend(WireDetailsSchema, {
  business: StationNameSchema,
  description: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The hours from a source; shown until `hours` or `self_hours` are written. */
  opening_hours: z.nullable(z.string()),
});
export type OwnDetails = z.infer<typeof OwnDetailsSchema>;

/** The details of a station without any. */
export const NO_DETAILS: z.infer<typeof WireDetailsSchema> = {
  hours: null,
  self_hours: null,
  exceptions: [],
  services: [],
  payments: [],
  smac: null,
};
