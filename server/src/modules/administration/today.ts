import type { Today } from '@pieno/contract/administration.ts';
import type { Executor } from '../../db/database.ts';
import { listLastRuns } from '../imports/run-history.ts';
import { priceAges } from '../prices/freshness.ts';
import { listSettings } from '../settings/repository.ts';
import { findNewest } from './newest-prices.ts';
import { countUnverified } from './people-list.ts';
import { findSilent } from './silent-stations.ts';
import { countWaiting, waitingPeople } from './waiting.ts';

/**
 * Gathers what the day asks of an administrator (rule admin-today).
 * @param sendsMail false while mails lie in a folder
 */
export async function findToday(executor: Executor, now: Date, sendsMail: boolean): Promise<Today> {
  const ages = priceAges(await listSettings(executor));
  const runs = await listLastRuns(executor);
  return {
    newest: await findNewest(executor, now, ages),
    ...(await countWaiting(executor)),
    silent: await findSilent(executor, now, {
      fuel: ages.stale,
      electric: ages.medal.electric,
    }),
    imports: runs.map(({ kind, finishedAt, refused }) => ({
      kind,
      finished_at: finishedAt?.toISOString() ?? null,
      failed: refused ? { at: refused.at.toISOString(), message: refused.sentence } : null,
    })),
    mail: { configured: sendsMail },
    people: await waitingPeople(executor),
    unverified: await countUnverified(executor),
  };
}
