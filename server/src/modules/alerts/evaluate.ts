/** One run over what has changed: evaluates prices, matches alerts, notifies people (rule alert-news). */
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Board } from '../board/board.ts';
import { forgetDeliveries } from '../notifications/deliveries.ts';
import { forgetSubscriptions } from '../push/subscriptions.ts';
import { evaluatePrices } from './evaluate-prices.ts';
import {
  followMerges,
  forgetAlertPrices,
  saveAlertPrices,
  readAlertPrices,
} from './alert-prices.ts';
import { againAlerts, forgetAgain, matchAlerts } from './match-alerts.ts';
import { modePrices } from './mode-prices.ts';
import { lockProgress, saveProgress } from './progress.ts';
import { isQuiet } from '../notifications/quiet-hours.ts';
import { pairOf, rankedFuels, type RankedFuel } from './ranked-fuels.ts';
import { notifyAlerts, type Prices } from './notify-alerts.ts';
import { lockWished } from './wished-alerts.ts';

export interface EvaluateParts {
  db: Executor;
  clock: Clock;
  board: Pick<Board, 'refresh' | 'version' | 'rankings'>;
}

/**
 * Evaluates the ranked prices against the last evaluation of any process, and notifies people, in one transaction.
 * In the quiet hours it only records the start of waiting prices. In another database it starts over.
 * @param isNight true if the changes are of the night
 */
export async function evaluate(
  { db, clock, board }: EvaluateParts,
  { isNight }: { isNight: boolean },
): Promise<void> {
  await board.refresh();
  const { version } = board;
  const ranked = rankedFuels(board);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const progress = await lockProgress(tx);
    if (!progress) return;
    const { revision } = progress;
    if (revision === null) return await beginAnew(tx, ranked, version);
    // Another process has evaluated a newer version.
    if (version < revision) return;
    await followMerges(tx, { after: revision, until: version });
    const known = await readAlertPrices(tx);
    const { rows, news } = evaluatePrices(known, ranked, { now, isQuiet: isQuiet(now) });
    await saveAlertPrices(tx, rows);
    if (isQuiet(now)) return;
    await saveProgress(tx, version);
    const prices = new Map([...known, ...rows].map((row) => [pairOf(row), row.price]));
    const evaluated = ranked.filter(
      (fuel) => fuel.isFirm || prices.get(pairOf(fuel)) === fuel.price,
    );
    await notifyMatching(
      tx,
      { evaluated, costs: modePrices(ranked, news), news },
      { now, isNight },
    );
  });
}

async function notifyMatching(
  tx: Executor,
  prices: Prices,
  at: { now: Date; isNight: boolean },
): Promise<void> {
  const { news, costs } = prices;
  const matched = news.length > 0 ? await matchAlerts(tx, news, costs.values()) : [];
  const again = await againAlerts(tx, at.now);
  if (matched.length + again.length === 0) return;
  const wished = await lockWished(tx, [...matched, ...again]);
  await forgetAgain(tx, again);
  await notifyAlerts(tx, wished, prices, at);
}

/** Stores the ranked prices as the first ones, and drops all pending deliveries and push subscriptions. */
async function beginAnew(
  tx: Executor,
  ranked: readonly RankedFuel[],
  version: number,
): Promise<void> {
  await forgetAlertPrices(tx);
  await forgetDeliveries(tx);
  await forgetSubscriptions(tx);
  await tx.updateTable('alert').set({ again_at: null }).where('again_at', 'is not', null).execute();
  await saveAlertPrices(
    tx,
    ranked.map(({ stationId, fuelTypeId, price }) => ({
      stationId,
      fuelTypeId,
      price,
      waiting: null,
    })),
  );
  await saveProgress(tx, version);
}
