/** Folds all reports about stations and fuels since an instant, with the facts of their time (decision 0005). */
import type { StoredOutcome } from '../outcome.ts';
import { forgetSpent } from '../log/shares.ts';
import type { PriceChange } from '../price-change.ts';
import type { Pair } from '../reported-price.ts';
import { differenceOf, writeDifference } from './differences.ts';
import type { OpenPair } from './open-pair.ts';
import { openPairs } from './open-pairs.ts';
import { isGone } from './events-of-rows.ts';

/** Stations and fuels read at once. */
const STEP = 1_000;

/**
 * Folds the reports and decisions of a change into the state of each station and fuel; after a withdrawal, all reports
 * that are not settled. Writes the new outcomes of prices and disputes.
 * @returns the stations with changes, and the outcomes of the claims since, by observation id
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

/** Returns known people's reports whose shares are counted again after a withdrawal. */
function spentBefore({ pair }: OpenPair): (Pair & { reportId: string })[] {
  const { prices, confirmations, isFoldedAgain, from } = pair;
  const reports = isFoldedAgain ? [...prices.filter((row) => !isGone(row)), ...confirmations] : [];
  const since = reports.filter(({ isKnown, receivedAt }) => isKnown && receivedAt >= from);
  return since.flatMap(({ reportId }) => (reportId ? { ...pair, reportId } : []));
}

const claimsOf = ({ prices, state }: OpenPair): [string, StoredOutcome][] =>
  state.prices.flatMap((logged): [string, StoredOutcome][] => {
    const row = prices.get(logged.id);
    if (row?.origin !== 'driver') return [];
    const { state: became, decidedBy: by, supporters, needed } = logged;
    return [[String(row.id), { state: became, by, supporters, needed }]];
  });
