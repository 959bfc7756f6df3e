/** One run over what has changed: prices are judged, alerts are asked, people are told (rule alert-news). */
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Board } from '../board/board.ts';
import { forgetDeliveries } from '../notifications/queue.ts';
import { forgetSubscriptions } from '../push/subscriptions.ts';
import { judgePrices, type News } from './judge-prices.ts';
import {
  followMerges,
  forgetJudged,
  keepJudged,
  readJudged,
  readToJudge,
} from './judged-prices.ts';
import { againAlerts, matchAlerts } from './match-alerts.ts';
import { modePrices } from './mode-prices.ts';
import { lockProgress, saveProgress } from './progress.ts';
import { isQuiet } from '../notifications/quiet.ts';
import { pairOf, rankedFuels, type RankedFuel } from './ranked-fuels.ts';
import { tellAlerts } from './tell-alerts.ts';
import { lockWished } from './wished-alerts.ts';

export interface EvaluateParts {
  db: Executor;
  clock: Clock;
  board: Pick<Board, 'refresh' | 'version' | 'rankings'>;
}

/**
 * Judges what has changed since the last run of any process, and tells who wants to know it, in one transaction. In the
 * quiet hours it is noted alone since when prices rank that have to wait. In another database all begins anew.
 * @param isNight of what changed in the night
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
    if (progress.revision === null) return await beginAnew(tx, ranked, version);
    const quiet = isQuiet(now);
    const until = Math.max(progress.revision, version);
    const span = { after: progress.revision, until };
    await followMerges(tx, span);
    const { stations, known } = await readToJudge(tx, { ...span, now });
    const there = ranked.filter(({ stationId }) => stations.has(stationId));
    const { rows, news } = judgePrices(known, there, { now, isQuiet: quiet });
    await keepJudged(tx, rows);
    if (quiet) return;
    await saveProgress(tx, until);
    await tell(tx, ranked, news, { now, isNight });
  });
}

async function tell(
  tx: Executor,
  ranked: readonly RankedFuel[],
  news: readonly News[],
  at: { now: Date; isNight: boolean },
): Promise<void> {
  const costs = modePrices(ranked, news);
  const matched = news.length > 0 ? await matchAlerts(tx, news, costs.values()) : [];
  const again = await againAlerts(tx, at.now);
  if (matched.length + again.length === 0) return;
  const wished = await lockWished(tx, [...matched, ...again]);
  const prices = new Map((await readJudged(tx)).map((row) => [pairOf(row), row.price]));
  const judged = ranked.filter((fuel) => fuel.isFirm || prices.get(pairOf(fuel)) === fuel.price);
  await tellAlerts(tx, wished, { judged, costs, news }, at);
}

/** What ranks is taken as the first, and nothing from before leaves. */
async function beginAnew(
  tx: Executor,
  ranked: readonly RankedFuel[],
  version: number,
): Promise<void> {
  await forgetJudged(tx);
  await forgetDeliveries(tx);
  await forgetSubscriptions(tx);
  await tx.updateTable('alert').set({ again_at: null }).where('again_at', 'is not', null).execute();
  await keepJudged(
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
