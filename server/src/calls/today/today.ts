import type { Today } from '@pieno/contract/today/today.ts';
import { isOnlyHere } from '@pieno/contract/only-here.ts';
import type { Config } from '../../config.ts';
import type { Executor } from '../../db/database.ts';
import { findLowDisks } from '../../db/disk-room.ts';
import { meetsProxy } from '../../http/forwarded.ts';
import type { PersonHash } from '../../modules/accounts/person.ts';
import { findBackups } from '../../modules/backups/proofs.ts';
import { findClientErrors } from '../../modules/client-errors/client-errors.ts';
import { findWaitingMails } from '../../modules/mail/waiting.ts';
import { findMovedOut } from '../../modules/stations/moved-out.ts';
import { listUnsaidFuels } from '../../modules/imports/mimit/unsaid-fuels.ts';
import { listLastRuns } from '../../modules/imports/runs/run-history.ts';
import { priceAges, silenceOf } from '../../modules/prices/judge/freshness.ts';
import { findUnpublished } from '../../modules/scheduled-prices/unpublished.ts';
import { listSettings } from '../../modules/settings/repository.ts';
import { hasContact } from '../../modules/settings/values.ts';
import { countOutsiders } from '../../modules/stations/outsiders.ts';
import { findNewest } from './newest-prices.ts';
import { countUnverified, listAskedVerifications } from '../../modules/people/people-list.ts';
import { findPromising } from './promising-drivers.ts';
import { findSilent } from './silent-stations.ts';
import { countWaiting, waitingPeople } from '../../modules/queue/waiting.ts';

/** What the configuration lets out of this machine. */
export interface Reach {
  /** False while mails lie in a folder. */
  sendsMail: boolean;
  /** False while links lead to this machine alone. */
  hasAddress: boolean;
  /** True once a proxy has shown that the configuration does not name. */
  hasUnnamedProxy: boolean;
  /** Where back-ups are written, and data lie. */
  disks: Pick<Config, 'backupKey' | 'backupDir' | 'dataDir'>;
}

/** Reads it from the configuration. */
export const reachOf = (config: Config): Reach => ({
  sendsMail: config.smtpUrl !== undefined,
  hasAddress: config.publicUrl !== undefined && !isOnlyHere(config.publicUrl),
  hasUnnamedProxy: meetsProxy(config),
  disks: config,
});

/** Gathers what the day asks of an administrator (rule admin-today). */
export async function findToday(
  executor: Executor,
  now: Date,
  personHash: PersonHash,
  { sendsMail, hasAddress, hasUnnamedProxy, disks }: Reach,
): Promise<Today> {
  const settings = await listSettings(executor);
  const ages = priceAges(settings);
  return {
    newest: await findNewest(executor, now, ages),
    ...(await countWaiting(executor)),
    silent: await findSilent(executor, now, silenceOf(ages)),
    fuels: await listUnsaidFuels(executor),
    imports: await listLastRuns(executor),
    moved_out: await findMovedOut(executor),
    unpublished: await findUnpublished(executor),
    outsiders: await countOutsiders(executor),
    mail: { configured: sendsMail, waiting: await findWaitingMails(executor) },
    address: { configured: hasAddress },
    contact: { configured: hasContact(settings) },
    proxy: { unnamed: hasUnnamedProxy },
    backups: await findBackups(executor, disks),
    disks: await findLowDisks(executor, disks),
    page_errors: await findClientErrors(executor, now),
    people: await waitingPeople(executor),
    unverified: await countUnverified(executor),
    verifications: await listAskedVerifications(executor),
    drivers: await findPromising(executor, now, personHash),
  };
}
