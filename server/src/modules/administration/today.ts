import { MEDAL_DAYS, STALE_DAYS } from '@pieno/contract/limits.ts';
import type { Today } from '@pieno/contract/administration.ts';
import type { Executor } from '../../db/database.ts';
import { listLastRuns } from '../imports/run-history.ts';
import { listSettings } from '../settings/repository.ts';
import { numberOf } from '../settings/values.ts';
import { findNewest } from './newest-prices.ts';
import { findSilent } from './silent-stations.ts';
import { countWaiting, waitingPeople } from './waiting.ts';

/**
 * Gathers what the day asks of an administrator (rule admin-today).
 * @param sendsMail false while mails lie in a folder
 */
export async function findToday(executor: Executor, now: Date, sendsMail: boolean): Promise<Today> {
  const settings = await listSettings(executor);
  const days = (key: string, fallback: number) => numberOf(settings.get(key)?.value1, fallback);
  const ages = {
    owner: days('medal_days_owner', MEDAL_DAYS.owner),
    sheet: days('medal_days_sheet', MEDAL_DAYS.sheet),
    import: days('medal_days_import', MEDAL_DAYS.import),
    driver: days('medal_days_driver', MEDAL_DAYS.driver),
    electric: days('medal_days_electric', MEDAL_DAYS.electric),
  };
  const silence = { fuel: days('stale_days', STALE_DAYS), electric: ages.electric };
  const runs = await listLastRuns(executor);
  return {
    newest: await findNewest(executor, now, ages),
    ...(await countWaiting(executor)),
    silent: await findSilent(executor, now, silence),
    imports: runs.map(({ kind, finishedAt, refused }) => ({
      kind,
      finished_at: finishedAt?.toISOString() ?? null,
      failed: refused ? { at: refused.at.toISOString(), message: refused.sentence } : null,
    })),
    mail: { configured: sendsMail },
    people: await waitingPeople(executor),
  };
}
