/** The data of a station's page; the wire calls a station a business (rule call-business). */
import { z } from 'zod/mini';
import {
  AreaSchema,
  FuelPriceSchema,
  FuelTypeWireSchema,
  ReportedPriceSchema,
  StationStateSchema,
} from '../prices/prices.ts';
import { ReviewSummarySchema } from '../reviews/review-summary.ts';
import { WireHoursSchema } from './wire-hours.ts';

const text = z.nullable(z.string());

const ConnectorSchema = z.object({
  /** The plug's Italian name: 'Tipo 2', 'CCS 2'. */
  plug: text,
  current: z.nullable(z.enum(['ac', 'dc'])),
  /** Kilowatts. */
  power_kw: z.nullable(z.number()),
  /** Number of such sockets or cables. */
  count: z.nullable(z.number()),
});
export type Connector = z.infer<typeof ConnectorSchema>;

/** A station's details from its people. A newer server may have further services and ways to pay. */
export const WireDetailsSchema = z.extend(WireHoursSchema, {
  services: z.array(z.string()),
  payments: z.array(z.string()),
  /** Whether San Marino's card is taken; null when unknown. */
  smac: z.nullable(z.boolean()),
});
export type WireDetails = z.infer<typeof WireDetailsSchema>;

const BusinessSchema = z.object({
  id: z.number(),
  name: z.string(),
  short_description: text,
  description: text,
  logo_url: text,
  /** Street and number. */
  address: text,
  postcode: text,
  locality: text,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  phone: text,
  mobile: text,
  email: text,
  website: text,
  opening_hours: text,
  /** The sockets and cables of a charging site; empty when unknown. */
  connectors: z._default(z.array(ConnectorSchema), []),
});

const GalleryImageSchema = z.object({
  id: z.number(),
  url: z.string(),
  alt: z.string(),
  caption: text,
  width: z.number(),
  height: z.number(),
});
export type GalleryImage = z.infer<typeof GalleryImageSchema>;

export const BusinessDetailsSchema = z.object({
  business: BusinessSchema,
  /** The areas in whose rankings the station is. */
  areas: z._default(z.array(AreaSchema), []),
  prices: z.array(FuelPriceSchema),
  /** The categories that the station sells at an unknown price. */
  unknown_decades: z._default(z.array(z.number()), []),
  /** Drivers' reported prices that are not confirmed, newest first. */
  reported: z.optional(z.array(ReportedPriceSchema)),
  closed: z.optional(z.boolean()),
  /** States that keep the station from selling right now. */
  states: z.optional(z.array(StationStateSchema)),
  /** The fuels whose price can be reported here, with or without a price. */
  reportable_fuels: z.optional(z.array(FuelTypeWireSchema)),
  gallery_images: z.array(GalleryImageSchema),
  /** Missing without any detail. */
  details: z.optional(WireDetailsSchema),
  /** Missing without a review. */
  reviews: z.optional(ReviewSummarySchema),
});
export type BusinessDetails = z.infer<typeof BusinessDetailsSchema>;
