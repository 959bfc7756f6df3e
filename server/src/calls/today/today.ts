import type { Today } from '@pieno/contract/today/today.ts';
import type { Executor } from '../../db/database.ts';
import type { PersonHash } from '../../modules/accounts/person-hash.ts';
import { findClientErrors } from '../../modules/client-errors/client-errors.ts';
import { findMovedOutsideAreas } from '../../modules/stations/moved-outside-areas.ts';
import { listUnknownFuels } from '../../modules/imports/mimit/unknown-fuels.ts';
import { listLastRuns } from '../../modules/imports/runs/run-history.ts';
import { priceAges, silentAfter } from '../../modules/prices/evaluate/freshness.ts';
import { listSettings } from '../../modules/settings/repository.ts';
import { countOutsiders } from '../../modules/stations/outsiders.ts';
import { findNewest } from '../../modules/checkup/newest-prices.ts';
import { countUnverified, listAskedVerifications } from '../../modules/people/people-list.ts';
import { findPromising } from './promising-drivers.ts';
import { findSilent } from './silent-stations.ts';
import { countWaitingItems, countWaitingPeople } from '../../modules/queue/waiting-items.ts';

/**
 * Collects what an administrator has to do today (rule admin-today).
 * @param checks the findings about the installation
 */
export async function findToday(
  executor: Executor,
  now: Date,
  personHash: PersonHash,
  checks: Today['checks'],
): Promise<Today> {
  const settings = await listSettings(executor);
  const ages = priceAges(settings);
  return {
    newest: await findNewest(executor, now, ages),
    ...(await countWaitingItems(executor)),
    silent: await findSilent(executor, now, silentAfter(ages)),
    fuels: await listUnknownFuels(executor),
    imports: await listLastRuns(executor),
    moved_out: await findMovedOutsideAreas(executor),
    outsiders: await countOutsiders(executor),
    page_errors: await findClientErrors(executor, now),
    checks,
    people: await countWaitingPeople(executor),
    unverified: await countUnverified(executor),
    verifications: await listAskedVerifications(executor),
    drivers: await findPromising(executor, now, personHash),
  };
}
