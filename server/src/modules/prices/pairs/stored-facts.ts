/** What a word was measured by beside its pair, as it is kept with it (decision 0069). Prices are thousandths of a euro. */
import { z } from 'zod/mini';
import { rivalsOf, ranksByBases } from '../judge/rivals.ts';
import type { CurrentNeighbour } from '../judge/medals.ts';
import type { Medians } from '../judge/verdict.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { Pair } from '../word.ts';

export const StoredFactsSchema = z.object({
  /** The median of the neighbours, and that around which the bounds lie. */
  reference: z.optional(z.number()),
  anchor: z.optional(z.number()),
  /** The belt's median of the fuel. */
  belt: z.optional(z.number()),
  /** What the others took on whom the medals hang. */
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

/** Gathers them as they are now. @param pair with the areas in which its station may rank */
export function factsNow(
  pair: Pair & { areas: readonly string[] },
  fuel: RuledFuel,
  { reference, anchor }: Medians,
  neighbours: readonly CurrentNeighbour[],
  rules: Rules,
  now: Date,
): StoredFacts {
  const belt = rules.belt.get(fuel.id);
  const ranked = pair.areas.length === 0 ? [] : ranksByBases(neighbours, rules, now);
  return {
    ...(reference !== undefined && { reference }),
    ...(anchor !== undefined && { anchor }),
    ...(belt !== undefined && { belt }),
    ranked: rivalsOf(ranked, pair, pair.areas, fuel).map(
      ({ stationId, fuelTypeId, price, areas: own }) => ({
        stationId,
        fuelTypeId,
        price,
        areas: [...own],
      }),
    ),
  };
}
