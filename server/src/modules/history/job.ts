import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/jobs.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';
import { priceAges } from '../prices/evaluate/freshness.ts';
import { listSettings } from '../settings/repository.ts';
import { deriveAreas } from './derive-areas.ts';
import { deriveMarkedDays } from './derive-days.ts';

/**
 * The job that derives the figures by day (rule history-days): each day once it is over, and again the days changed
 * by late claims, decisions and undone imports.
 */
export const priceHistoryJob = (db: Executor, clock: Clock): Job => ({
  name: 'price-history',
  cron: '7,22,37,52 * * * *',
  run: (signal) => deriveFigures(db, clock, signal),
});

/** Derives the figures of the marked days before today. */
export async function deriveFigures(
  db: Executor,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  const today = dayInSanMarino(clock.now());
  for (;;) {
    signal.throwIfAborted();
    if ((await inTransaction(db, (tx) => deriveMarkedDays(tx, today))) === 0) break;
  }
  const ages = priceAges(await listSettings(db));
  const days = await deriveAreas(db, today, ages, signal);
  // So that all processes drop the old figures.
  if (days > 0) await inTransaction(db, (tx) => bumpBoardVersion(tx, []));
}
