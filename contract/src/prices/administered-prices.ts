/** A station's prices as administrators edit them (rule admin-prices). Prices are in euros, times ISO 8601 in UTC. */
import { z } from 'zod/mini';
import { ReasonSchema } from '../actions/reason.ts';
import { StationNameSchema } from '../stations/station-name.ts';
import { FuelTypeWireSchema, PRICE_ORIGINS } from './prices.ts';

const price = z.number().check(z.positive(), z.maximum(1_000));
const time = z.nullable(z.string());
const OriginSchema = z.enum(PRICE_ORIGINS);

const AdministeredPriceSchema = z.object({
  fuel_type: FuelTypeWireSchema,
  /** True when a price, the owner or a source states that the station sells it; otherwise it may. */
  sold: z.boolean(),
  price: z.nullable(z.number()),
  origin: z.nullable(OriginSchema),
  seen_at: time,
  confirmed_at: time,
  /** When this price began, and how often it was reported since; a withdrawal removes all these reports. */
  since: time,
  said: z.number(),
  doubtful: z.boolean(),
  contested: z.boolean(),
  /** The previous price, which applies again after a withdrawal. */
  before: z.nullable(z.object({ price: z.number(), origin: OriginSchema, seen_at: z.string() })),
  /** The median of the other stations in the area. */
  reference: z.nullable(z.number()),
  /** The owner's scheduled prices, earliest first; setting a price keeps them. */
  scheduled: z.array(
    z.object({ id: z.string(), price: z.number(), due_at: z.string(), public: z.boolean() }),
  ),
});
/** GET /admin/stations/:id/prices: the fuels of a station with their prices. */
export const AdministeredPricesSchema = z.object({
  business: StationNameSchema,
  prices: z.array(AdministeredPriceSchema),
});
export type AdministeredPrices = z.infer<typeof AdministeredPricesSchema>;

/** PUT /admin/stations/:id/prices/:fuel */
export const PriceEditSchema = z.object({
  price,
  /** The price that the administrator saw, null for none; another current price is answered with 409. */
  seen: z.optional(z.nullable(z.number())),
  /** True after the administrator confirmed an unusual price. */
  sure: z.optional(z.boolean()),
  reason: z.optional(ReasonSchema),
});
export const PriceEditAnswerSchema = z.object({
  /** `ask` and `refused` record nothing. */
  state: z.enum(['accepted', 'ask', 'refused']),
  /** In Italian. */
  message: z.string(),
  /** The withdrawn price: when it was last seen, and how often it was reported in a row. */
  taken: z.optional(z.object({ price: z.number(), seen_at: z.string(), times: z.number() })),
  prices: z.array(AdministeredPriceSchema),
});
/** DELETE /admin/stations/:id/prices/:fuel: the previous price applies again, with its own time. */
export const WithdrawalSchema = z.object({
  seen: z.optional(z.number()),
  reason: z.optional(ReasonSchema),
});
