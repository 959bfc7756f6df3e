/** The data of a station's page; a station is called a business on the wire (rule call-business). */
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
  /** The plug's name as Italian drivers know it: 'Tipo 2', 'CCS 2'. */
  plug: text,
  current: z.nullable(z.enum(['ac', 'dc'])),
  /** Kilowatts. */
  power_kw: z.nullable(z.number()),
  /** Number of such sockets or cables. */
  count: z.nullable(z.number()),
});
/** One kind of socket or cable of a charging site. */
export type Connector = z.infer<typeof ConnectorSchema>;

/** What the people of a station say of it. Names of services and ways to pay may be newer than the reader. */
export const WireDetailsSchema = z.extend(WireHoursSchema, {
  services: z.array(z.string()),
  payments: z.array(z.string()),
  /** Whether San Marino's card is taken; null where nobody says. */
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
  /** What a charging site can be plugged into; empty where no source says. */
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
  /** The areas in whose rankings the station stands. */
  areas: z._default(z.array(AreaSchema), []),
  prices: z.array(FuelPriceSchema),
  /** The categories that the station sells at a price not yet known. */
  unknown_decades: z._default(z.array(z.number()), []),
  /** What drivers have reported and nobody borne out, newest first. */
  reported: z.optional(z.array(ReportedPriceSchema)),
  /** True for a station that is closed for good. */
  closed: z.optional(z.boolean()),
  /** What keeps the station from selling right now. */
  states: z.optional(z.array(StationStateSchema)),
  /** The fuels whose price can be reported here, with or without a price. */
  reportable_fuels: z.optional(z.array(FuelTypeWireSchema)),
  gallery_images: z.array(GalleryImageSchema),
  /** Left out where nobody has said anything. */
  details: z.optional(WireDetailsSchema),
  /** Left out without a review. */
  reviews: z.optional(ReviewSummarySchema),
});
export type BusinessDetails = z.infer<typeof BusinessDetailsSchema>;
