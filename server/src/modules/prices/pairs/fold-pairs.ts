/**
 * Folds what was said of pairs: the words since an instant, each evaluated by what was known then (decision 0005).
 */
import type { StoredOutcome } from '../outcome.ts';
import { forgetSpent } from '../log/shares.ts';
import type { PriceChange } from '../price-change.ts';
import type { Pair } from '../word.ts';
import { differenceOf, writeDifference } from './differences.ts';
import type { OpenPair } from './open-pair.ts';
import { openPairs } from './open-pairs.ts';
import { isGone } from './words-of-rows.ts';

/** Pairs that are read at once. */
const STEP = 1_000;

/**
 * Folds into pairs what was said and decided of them in a change; those of which something was taken back from what is
 * settled on. Writes down what became of prices and disputes.
 * @returns the stations of which something changed, and what became of the claims since, by their ids in the log
 */
export async function foldPairs(change: PriceChange, pairs: readonly Pair[]) {
  const changed: number[] = [];
  const claims = new Map<string, StoredOutcome>();
  for (let done = 0; done < pairs.length; done += STEP) {
    const open = await openPairs(change, pairs.slice(done, done + STEP));
    await forgetSpent(change.tx, open.flatMap(spentBefore));
    changed.push(...(await writeDifference(change.tx, differenceOf(open))));
    for (const [id, outcome] of open.flatMap(claimsOf)) claims.set(id, outcome);
  }
  return { changed, claims };
}

/** By which reports known people's words had effect that are counted anew: of a pair folded from what is settled. */
function spentBefore({ pair }: OpenPair): (Pair & { reportId: string })[] {
  const { prices, confirmations, isAgain, from } = pair;
  const said = isAgain ? [...prices.filter((row) => !isGone(row)), ...confirmations] : [];
  const since = said.filter(({ isKnown, receivedAt }) => isKnown && receivedAt >= from);
  return since.flatMap(({ reportId }) => (reportId ? { ...pair, reportId } : []));
}

const claimsOf = ({ prices, state }: OpenPair): [string, StoredOutcome][] =>
  state.prices.flatMap((said): [string, StoredOutcome][] => {
    const row = prices.get(said.id);
    if (row?.origin !== 'driver') return [];
    const { state: became, decidedBy: by, voices, needed } = said;
    return [[String(row.id), { state: became, by, voices, needed }]];
  });
