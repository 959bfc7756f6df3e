/** A station's prices as an administrator edits them (rule admin-prices). Prices are euros, times ISO 8601 in UTC. */
import { z } from 'zod/mini';
import { ReasonSchema } from '../actions/reason.ts';
import { StationNameSchema } from '../stations/station-name.ts';
import { FuelTypeWireSchema, PRICE_ORIGINS } from './prices.ts';

const price = z.number().check(z.positive(), z.maximum(1_000));
const time = z.nullable(z.string());
const OriginSchema = z.enum(PRICE_ORIGINS);

const AdministeredPriceSchema = z.object({
  fuel_type: FuelTypeWireSchema,
  /** True where a price, its owner or a source says that the station sells it; else it may. */
  sold: z.boolean(),
  /** Null where no price is known. */
  price: z.nullable(z.number()),
  origin: z.nullable(OriginSchema),
  seen_at: time,
  confirmed_at: time,
  /** Since when this price holds, and how often it was said since: withdrawing takes all of these back. */
  since: time,
  said: z.number(),
  doubtful: z.boolean(),
  contested: z.boolean(),
  /** What held before, and holds again after a withdrawal. */
  before: z.nullable(z.object({ price: z.number(), origin: OriginSchema, seen_at: z.string() })),
  /** The median of the other stations around. */
  reference: z.nullable(z.number()),
  /** What its owner has scheduled, earliest first: a price set now keeps it. */
  scheduled: z.array(
    z.object({ id: z.string(), price: z.number(), due_at: z.string(), public: z.boolean() }),
  ),
});
/** GET /admin/stations/:id/prices: the fuels of a station with what can be edited. */
export const AdministeredPricesSchema = z.object({
  business: StationNameSchema,
  prices: z.array(AdministeredPriceSchema),
});
export type AdministeredPrices = z.infer<typeof AdministeredPricesSchema>;

/** PUT /admin/stations/:id/prices/:fuel */
export const PriceEditSchema = z.object({
  price,
  /** The price that the administrator has seen, null for none: where another one holds by now, the answer is 409. */
  seen: z.optional(z.nullable(z.number())),
  /** True after the question whether an unusual price is meant. */
  sure: z.optional(z.boolean()),
  reason: z.optional(ReasonSchema),
});
export const PriceEditAnswerSchema = z.object({
  /** `ask` and `refused` record nothing. */
  state: z.enum(['accepted', 'ask', 'refused']),
  /** In Italian. */
  message: z.string(),
  /** What was withdrawn, seen when it was said last, and how often it was said in a row. */
  taken: z.optional(z.object({ price: z.number(), seen_at: z.string(), times: z.number() })),
  prices: z.array(AdministeredPriceSchema),
});
/** DELETE /admin/stations/:id/prices/:fuel: the price before holds again, with its own time. */
export const WithdrawalSchema = z.object({
  seen: z.optional(z.number()),
  reason: z.optional(ReasonSchema),
});
