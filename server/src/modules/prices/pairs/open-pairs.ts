/** Opens stations and fuels in a change: reads their rows and folds them into the present state (decision 0005). */
import { fold } from '../fold/fold.ts';
import type { Facts } from '../fold/events.ts';
import { ranksByBases } from '../evaluate/rivals.ts';
import { readShareAccount, type ShareAccount } from '../log/shares.ts';
import type { PriceChange } from '../price-change.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import { keyOf, type Pair } from '../reported-price.ts';
import type { OpenPair } from './open-pair.ts';
import { readPairs, type PairRows } from './read-pairs.ts';
import { factsNow, type StoredFacts } from './stored-facts.ts';
import { eventsOf } from './events-of-rows.ts';

/**
 * Opens those stations and fuels that must be evaluated, or all of them for a new report.
 * @param newReport set for a new report, with whether its author is known
 */
export async function openPairs(
  change: PriceChange,
  pairs: readonly Pair[],
  newReport?: { isKnown: boolean },
): Promise<OpenPair[]> {
  const others = pairs
    .filter((pair) => !change.opened.has(keyOf(pair)))
    .map((pair) => ({ ...pair, isFoldedAgain: change.withdrawnPairs.has(keyOf(pair)) }));
  const open = pairs.flatMap((pair) => change.opened.get(keyOf(pair)) ?? []);
  if (others.length === 0) return open;
  const read = await readPairs(change.tx, change, others, newReport !== undefined);
  const isOfKnown = newReport?.isKnown || read.some(hasKnown);
  // Only known people's reports need shares.
  const shares = isOfKnown ? await readShareAccount(change) : undefined;
  const gather = await gatherFacts(change, read, shares);
  for (const pair of read) {
    const { stored, factsFor } = gather(pair);
    const { start, events, ...rows } = eventsOf(pair, factsFor, change, newReport !== undefined);
    const state = events.length === 0 ? start : fold(start, events);
    const chargeShare: OpenPair['chargeShare'] = ({ person, reportId, at, ...move }) =>
      shares!.charge({ person, reportId }, { ...pair, ...move }, new Date(at));
    state.shareCharges.splice(0).forEach(chargeShare);
    open.push({ ...rows, pair, state, facts: factsFor(), stored, chargeShare });
  }
  return open;
}

const hasKnown = ({ prices, confirmations }: PairRows): boolean =>
  [...prices, ...confirmations].some(({ isKnown }) => isKnown);

/** Gathers the facts that evaluate a new report, and makes facts from stored ones. */
async function gatherFacts(
  change: PriceChange,
  pairs: readonly Pair[],
  shares: ShareAccount | undefined,
) {
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
        hasShareLeft: (person, move) =>
          isSupporter(pair, person) || shares!.has(person, { ...pair, ...move }),
        sells: new Set([fuel.decade]),
        isSold: pair.isSold ?? undefined,
        isReportable: true,
        isSuspended: pair.isSuspended,
      }),
    };
  };
}

/** True for a person whose report supports an accepted price. */
const isSupporter = ({ prices }: PairRows, carrier: string): boolean =>
  prices.some(
    ({ state, isKnown, supporters, person }) =>
      person === carrier && state === 'accepted' && isKnown && (supporters ?? 0) > 0,
  );

function kept({ reference, anchor, belt, ranked }: StoredFacts, { fuels }: Rules) {
  const modeOf = ({ decade, mode }: RuledFuel) => ({ decade, mode });
  return {
    referencePrices: { reference, anchor },
    belt,
    ranked: ranked.map((one) => ({ ...one, ...modeOf(fuels.get(one.fuelTypeId)!) })),
  };
}
