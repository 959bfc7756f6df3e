/**
 * The facts that evaluated a report, from outside its station and fuel, as stored (decision 0005). Prices are thousandths
 * of a euro.
 */
import { z } from 'zod/mini';
import { rivalsOf } from '../evaluate/rivals.ts';
import type { RankedPrice } from '../evaluate/medals.ts';
import type { ReferencePrices } from '../evaluate/reference-price.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { Pair } from '../reported-price.ts';

export const StoredFactsSchema = z.object({
  /** The reference price, and the median around which the bounds lie. */
  reference: z.optional(z.number()),
  anchor: z.optional(z.number()),
  /** The belt's median of the fuel. */
  belt: z.optional(z.number()),
  /** Others' prices that determine the medals. */
  ranked: z.array(
    z.object({
      stationId: z.number(),
      fuelTypeId: z.number(),
      price: z.number(),
      areas: z.array(z.string()),
    }),
  ),
});
export type StoredFacts = z.infer<typeof StoredFactsSchema>;

/**
 * Gathers the present facts.
 * @param pair with the areas in which its station may rank
 * @param ranked prices ranked by bases
 */
export function factsNow(
  pair: Pair & { areas: readonly string[] },
  fuel: RuledFuel,
  { reference, anchor }: ReferencePrices,
  ranked: readonly RankedPrice[],
  rules: Rules,
): StoredFacts {
  const belt = rules.belt.get(fuel.id);
  const beside = pair.areas.length === 0 ? [] : ranked;
  return {
    ...(reference !== undefined && { reference }),
    ...(anchor !== undefined && { anchor }),
    ...(belt !== undefined && { belt }),
    ranked: rivalsOf(beside, pair, pair.areas, fuel).map(
      ({ stationId, fuelTypeId, price, areas: own }) => ({
        stationId,
        fuelTypeId,
        price,
        areas: [...own],
      }),
    ),
  };
}
