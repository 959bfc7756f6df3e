/** Changes of a station's own data by an administrator, shared by the call and the command line (decision 0035). */
import type { NewStation, StationFacts } from '@pieno/contract/stations/administered-stations.ts';
import type { DetailsChange } from '@pieno/contract/stations/station-details.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { conflict } from '../../../errors.ts';
import { logAction } from '../../../modules/action-log/log-action.ts';
import { cancelSchedules } from '../../../modules/scheduled-prices/cancel-schedules.ts';
import { setClosedAt } from '../../../modules/stations/close-station.ts';
import { lockStation } from '../../../modules/stations/lock-station.ts';
import { findNear } from '../../../modules/stations/places/near.ts';
import { editDetails } from '../../../modules/stations/facts/edit-details.ts';
import { addStation, editFacts, logEdited } from '../../../modules/stations/facts/edit-facts.ts';
import { setSold } from '../../../modules/stations/fuels/sold-fuels.ts';
import type { Administrator } from '../../../modules/accounts/administrator.ts';

/**
 * Adds a station (rule admin-station-facts).
 * @param tx that of `asAdministrator`
 * @returns its id
 * @throws validation on `latitude` for an impossible place; conflict `station_here` near another station, unless the
 * administrator is sure
 */
export async function createStation(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  { sure = false, ...facts }: NewStation,
): Promise<number> {
  const other = sure ? undefined : await findNear(tx, facts.kind, facts);
  if (other) throw conflict({ code: 'station_here', params: other });
  const stationId = await addStation(tx, facts);
  await logAction(tx, clock.now(), actor, { action: 'station_created', stationId });
  return stationId;
}

/**
 * Changes facts of a station (rule admin-station-facts). The log holds old and new values.
 * @param tx that of `asAdministrator`
 * @throws notFound for an unknown or merged station; validation on `latitude`
 */
export async function editStation(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  stationId: number,
  facts: StationFacts,
): Promise<void> {
  const edited = await editFacts(tx, stationId, facts);
  await logEdited(tx, clock.now(), actor, stationId, edited);
}

/**
 * Changes hours, services and payment of a station (rule station-details), as its owners do.
 * @param tx that of `asAdministrator`
 * @throws what `editStation` throws
 */
export async function editStationDetails(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  stationId: number,
  change: DetailsChange,
): Promise<void> {
  const edited = await editDetails(tx, stationId, change);
  await logEdited(tx, clock.now(), actor, stationId, edited);
}

/**
 * Closes a station for good, or reopens it (rule station-closed); closing cancels scheduled prices. Idempotent.
 * @param tx that of `asAdministrator`
 * @throws notFound for an unknown or merged station
 */
export async function setClosed(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  {
    stationId,
    isClosed,
    reason,
  }: { stationId: number; isClosed: boolean; reason?: string | undefined },
): Promise<void> {
  const now = clock.now();
  if (!(await setClosedAt(tx, stationId, isClosed ? now : null))) return;
  if (isClosed) await cancelSchedules(tx, now, { station_id: stationId });
  const action = isClosed ? 'station_closed' : 'station_reopened';
  await logAction(tx, now, actor, { action, stationId, reason });
}

/**
 * Sets whether a station sells a category beyond those of its kind (rule admin-station-facts).
 * @param tx that of `asAdministrator`
 * @throws notFound for an unknown or merged station
 */
export async function setCategory(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  { stationId, decade, isSold }: { stationId: number; decade: number; isSold: boolean },
): Promise<void> {
  await lockStation(tx, stationId);
  await setSold(tx, stationId, decade, isSold);
  const target = { decade, sold: isSold };
  await logAction(tx, clock.now(), actor, { action: 'sells_changed', stationId, target });
}
