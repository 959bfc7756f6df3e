/** Opens pairs in a change: reads what was said of them, and gathers the facts from elsewhere (decision 0069). */
import type { Facts } from '../fold/words.ts';
import { readRoom, type Room } from '../log/shares.ts';
import type { PriceChange } from '../price-change.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import { keyOf, type Pair } from '../word.ts';
import { readPairs, type PairRows } from './read-pairs.ts';
import { factsNow, type StoredFacts } from './stored-facts.ts';

/** Pairs that are open. */
export interface OpenPairs {
  read: PairRows[];
  /** What a word about a pair is measured by now. */
  factsNow(pair: PairRows): StoredFacts;
  /** The facts of a word of which these were kept. */
  factsOf(pair: PairRows, stored: StoredFacts): Facts;
  /** What known people may do, read where one has spoken: nobody else's word comes to it. */
  room: Room | undefined;
}

/**
 * Opens those of some pairs of which something is to be judged, or all.
 * @param all whether to; and whether somebody known is about to speak
 */
export async function openPairs(
  change: PriceChange,
  pairs: readonly Pair[],
  all?: { isKnown: boolean },
): Promise<OpenPairs> {
  const isOpen = (pair: Pair) => change.opened.has(keyOf(pair));
  const others = pairs
    .filter((pair) => !isOpen(pair))
    .map((pair) => ({ ...pair, isAgain: change.takenBack.has(keyOf(pair)) }));
  const read = [
    ...pairs.flatMap((pair) => change.opened.get(keyOf(pair)) ?? []),
    ...(others.length > 0 ? await readPairs(change.tx, change, others, all !== undefined) : []),
  ];
  const isOfKnown = all?.isKnown ?? read.some(hasKnown);
  const room = isOfKnown ? await readRoom(change) : undefined;
  return { read, room, ...(await gatherFacts(change, read, room)) };
}

const hasKnown = ({ prices, confirmations }: PairRows): boolean =>
  [...prices, ...confirmations].some(({ isKnown }) => isKnown);

async function gatherFacts(
  change: PriceChange,
  pairs: readonly Pair[],
  room: Room | undefined,
): Promise<Pick<OpenPairs, 'factsNow' | 'factsOf'>> {
  const rules = await change.rules();
  const comparison = await change.compare(pairs.map(({ fuelTypeId }) => fuelTypeId));
  const fuelOf = ({ fuelTypeId }: Pair) => rules.fuels.get(fuelTypeId)!;
  return {
    factsNow: (pair) =>
      factsNow(
        pair,
        fuelOf(pair),
        comparison.of(pair, pair.near),
        comparison.neighbours,
        rules,
        change.now,
      ),
    factsOf: (pair, stored) => ({
      ...kept(stored, rules),
      rules,
      fuel: fuelOf(pair),
      stationId: pair.stationId,
      areas: pair.areas,
      beltThen: (at) => pair.belts.findLast((belt) => belt.at <= at)?.median ?? null,
      // What its share let it do stays done.
      hasRoom: (person, move) => isCarrier(pair, person) || room!.has(person, { ...pair, ...move }),
      sells: new Set([fuelOf(pair).decade]),
      isSold: pair.isSold ?? undefined,
      isReportable: true,
      isSuspended: pair.isSuspended,
    }),
  };
}

/** True for a person whose word carries a price of the pair. */
const isCarrier = ({ prices }: PairRows, carrier: string): boolean =>
  prices.some(
    ({ state, isKnown, voices, person }) =>
      person === carrier && state === 'accepted' && isKnown && (voices ?? 0) > 0,
  );

function kept({ reference, anchor, belt, ranked }: StoredFacts, { fuels }: Rules) {
  const modeOf = ({ decade, mode }: RuledFuel) => ({ decade, mode });
  return {
    medians: { reference, anchor },
    belt,
    ranked: ranked.map((one) => ({ ...one, ...modeOf(fuels.get(one.fuelTypeId)!) })),
  };
}
