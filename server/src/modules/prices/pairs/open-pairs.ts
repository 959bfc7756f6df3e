/** Opens stations and fuels in a change: reads their rows and folds them into the present state (decision 0005). */
import { fold } from '../fold/fold.ts';
import type { Facts } from '../fold/words.ts';
import { ranksByBases } from '../evaluate/rivals.ts';
import { readRoom, type Room } from '../log/shares.ts';
import type { PriceChange } from '../price-change.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import { keyOf, type Pair } from '../word.ts';
import type { OpenPair } from './open-pair.ts';
import { readPairs, type PairRows } from './read-pairs.ts';
import { factsNow, type StoredFacts } from './stored-facts.ts';
import { wordsOf } from './words-of-rows.ts';

/**
 * Opens those stations and fuels that must be evaluated, or all of them for a new report.
 * @param heard set for a new report, with whether its author is known
 */
export async function openPairs(
  change: PriceChange,
  pairs: readonly Pair[],
  heard?: { isKnown: boolean },
): Promise<OpenPair[]> {
  const others = pairs
    .filter((pair) => !change.opened.has(keyOf(pair)))
    .map((pair) => ({ ...pair, isAgain: change.takenBack.has(keyOf(pair)) }));
  const open = pairs.flatMap((pair) => change.opened.get(keyOf(pair)) ?? []);
  if (others.length === 0) return open;
  const read = await readPairs(change.tx, change, others, heard !== undefined);
  const isOfKnown = heard?.isKnown || read.some(hasKnown);
  // Only known people's reports need shares.
  const room = isOfKnown ? await readRoom(change) : undefined;
  const gather = await gatherFacts(change, read, room);
  for (const pair of read) {
    const { stored, factsFor } = gather(pair);
    const { start, words, ...rows } = wordsOf(pair, factsFor, change, heard !== undefined);
    const state = words.length === 0 ? start : fold(start, words);
    const spend: OpenPair['spend'] = ({ person, reportId, at, ...move }) =>
      room!.spend({ person, reportId }, { ...pair, ...move }, new Date(at));
    state.carried.splice(0).forEach(spend);
    open.push({ ...rows, pair, state, facts: factsFor(), stored, spend });
  }
  return open;
}

const hasKnown = ({ prices, confirmations }: PairRows): boolean =>
  [...prices, ...confirmations].some(({ isKnown }) => isKnown);

/** Gathers the facts that evaluate a new report, and makes facts from stored ones. */
async function gatherFacts(change: PriceChange, pairs: readonly Pair[], room: Room | undefined) {
  const rules = await change.rules();
  const market = await change.market(pairs.map(({ fuelTypeId }) => fuelTypeId));
  const ranked = ranksByBases(market.neighbours, rules, change.now);
  return (pair: PairRows) => {
    const fuel = rules.fuels.get(pair.fuelTypeId)!;
    const today = factsNow(pair, fuel, market.referencePricesOf(pair, pair.near), ranked, rules);
    return {
      stored: today,
      factsFor: (stored: StoredFacts = today): Facts => ({
        ...kept(stored, rules),
        rules,
        fuel,
        stationId: pair.stationId,
        areas: pair.areas,
        beltThen: (at) => pair.belts.findLast((belt) => belt.at <= at)?.median ?? null,
        // An effect that used a share stays.
        hasRoom: (person, move) =>
          isCarrier(pair, person) || room!.has(person, { ...pair, ...move }),
        sells: new Set([fuel.decade]),
        isSold: pair.isSold ?? undefined,
        isReportable: true,
        isSuspended: pair.isSuspended,
      }),
    };
  };
}

/** True for a person whose report supports an accepted price. */
const isCarrier = ({ prices }: PairRows, carrier: string): boolean =>
  prices.some(
    ({ state, isKnown, voices, person }) =>
      person === carrier && state === 'accepted' && isKnown && (voices ?? 0) > 0,
  );

function kept({ reference, anchor, belt, ranked }: StoredFacts, { fuels }: Rules) {
  const modeOf = ({ decade, mode }: RuledFuel) => ({ decade, mode });
  return {
    referencePrices: { reference, anchor },
    belt,
    ranked: ranked.map((one) => ({ ...one, ...modeOf(fuels.get(one.fuelTypeId)!) })),
  };
}
