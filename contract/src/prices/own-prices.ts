import { z } from 'zod/mini';
import { ErrorBodySchema } from '../error-body.ts';
import { OWNER_LIMITS } from '../station-limits.ts';
import { FuelPriceSchema } from './prices.ts';
import { eachFuelOnce, euros, fuelTypeId } from './price-entries.ts';

/**
 * PUT /owner/stations/:id/prices, with the header `Idempotency-Key`, a UUID of the phone's: the same key gets the first
 * answer. All of it is recorded, or nothing.
 */
export const OwnerPricesSchema = z.object({
  prices: eachFuelOnce(z.object({ fuel_type_id: fuelTypeId, price: euros }), OWNER_LIMITS.fuels),
  /** True for 'Tutto invariato': the prices are those seen, and nothing is recorded if one of them has changed since. */
  unchanged: z.optional(z.literal(true)),
  /** True after the owner was asked whether an unusual price is meant. */
  sure: z.optional(z.boolean()),
  /**
   * Of a till: since when the prices hold, at most `TOKEN_LIMITS.effectiveMinutes` before or after now. An instant ahead
   * counts as now.
   */
  effective_at: z.optional(z.iso.datetime({ offset: true })),
});
export type OwnerPrices = z.infer<typeof OwnerPricesSchema>;
/** The station's prices, as they are now. */
export const OwnerPricesAnswerSchema = z.array(FuelPriceSchema);
/** 409: nothing was recorded, because other prices are current (`prices_changed`) or the key was used otherwise. */
export const OwnerPricesRefusedSchema = z.extend(ErrorBodySchema, {
  /** What is current, with `prices_changed`. */
  prices: z.optional(z.array(FuelPriceSchema)),
});
