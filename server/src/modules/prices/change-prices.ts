/** Changes prices in one transaction (decision 0043). */
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bumpBoardVersion, lockBoardVersion } from '../changes/board-version.ts';
import { deriveCurrentPrices } from './current/derive-current.ts';
import type { StoredOutcome } from './outcome.ts';
import { spendOnDisputes } from './log/disputes/disputes.ts';
import { writeShares } from './log/shares.ts';
import { reviewProvisional } from './log/review-provisional.ts';
import { PriceChange } from './price-change.ts';
import { foldPairs } from './pairs/fold-pairs.ts';
import { TALLIES } from '../../tally.ts';
import type { Pair } from './reported-price.ts';

export interface ChangeOutcome {
  /** Stations whose current prices changed, one entry per price. */
  moved: readonly number[];
  /** New outcomes of drivers' claims that were evaluated again, by observation id. */
  claims: ReadonlyMap<string, StoredOutcome>;
}

/**
 * Changes prices in one transaction: locks the board, does the work, then once for all touched prices evaluates drivers'
 * claims again, derives the current prices from the log and updates the board version.
 * @param db the database, or an open transaction that has locked at most the board
 * @param answer builds the result from the work's return value, in the same transaction, after the current prices are
 * derived
 */
export async function changePrices<Done, Answer = Done>(
  db: Executor,
  clock: Clock,
  work: (change: PriceChange) => Promise<Done>,
  answer: (done: Done, outcome: ChangeOutcome, change: PriceChange) => Answer | Promise<Answer> = (
    done,
  ) => done as unknown as Answer,
): Promise<Answer> {
  const [answered, change] = await inTransaction(db, async (tx) => {
    await lockBoardVersion(tx);
    const change = new PriceChange(tx, clock.now());
    const done = await work(change);
    return [await answer(done, await finish(change), change), change] as const;
  });
  for (const [labels, count] of change.written) TALLIES.prices.add(labels, count);
  return answered;
}

async function finish(change: PriceChange): Promise<ChangeOutcome> {
  const { tx, now, pairs, shown } = change;
  const touched = [...pairs.values()];
  const moved: number[] = [];
  const derive = async (pairs: readonly Pair[]) => {
    const derived = await deriveCurrentPrices(tx, now, pairs);
    moved.push(...derived.moved);
    return derived;
  };
  const { changed, claims } = await foldPairs(change, touched);
  const { hasProvisional, disputed } = await derive(touched);
  // When a claim waits again, an older price becomes current and is checked too.
  let dropped = await reviewProvisional(change, touched, hasProvisional);
  while (dropped.length > 0) {
    for (const { id, supporters, needed } of dropped) {
      claims.set(id, { state: 'reported', by: null, supporters, needed });
    }
    await derive(dropped);
    dropped = await reviewProvisional(change, touched, true);
  }
  await spendOnDisputes(change, disputed);
  await writeShares(tx, change.shareUses);
  const stations = new Set([...shown, ...moved, ...changed]);
  if (stations.size > 0) await bumpBoardVersion(tx, [...stations]);
  return { moved, claims };
}
