import { z } from 'zod/mini';
import { ErrorBodySchema } from '../error-body.ts';
import { OWNER_LIMITS } from '../station-limits.ts';
import { FuelPriceSchema } from './prices.ts';
import { eachFuelOnce, euros, fuelTypeId } from './price-entries.ts';

/**
 * PUT /owner/stations/:id/prices, with the header `Idempotency-Key`, a UUID from the phone: the same key gets the first
 * answer. All prices are recorded, or none.
 */
export const OwnerPricesSchema = z.object({
  prices: eachFuelOnce(z.object({ fuel_type_id: fuelTypeId, price: euros }), OWNER_LIMITS.fuels),
  /** True for 'Tutto invariato': confirms the prices as seen; nothing is recorded if one of them has changed. */
  unchanged: z.optional(z.literal(true)),
  /** True after the owner confirmed an unusual price. */
  sure: z.optional(z.boolean()),
  /**
   * For tills: when the prices began, at most `TOKEN_LIMITS.effectiveMinutes` before or after now. A future instant
   * counts as now.
   */
  effective_at: z.optional(z.iso.datetime({ offset: true })),
});
export type OwnerPrices = z.infer<typeof OwnerPricesSchema>;
export const OwnerPricesAnswerSchema = z.array(FuelPriceSchema);
/**
 * 409: nothing was recorded, because other prices are current (`prices_changed`) or the key was used for another
 * request.
 */
export const OwnerPricesRefusedSchema = z.extend(ErrorBodySchema, {
  /** The current prices, with `prices_changed`. */
  prices: z.optional(z.array(FuelPriceSchema)),
});
