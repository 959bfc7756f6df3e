import type { z } from 'zod/mini';
import type { StationState } from '@pieno/contract/prices/prices.ts';
import type { StationStateReportSchema } from '@pieno/contract/prices/reports.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { validation } from '../../../http/errors.ts';
import { findKnown } from '../../../modules/accounts/known-drivers.ts';
import { lockVerified } from '../../../modules/accounts/lock-verified.ts';
import { bumpBoardVersion, lockBoardVersion } from '../../../modules/changes/board-version.ts';
import { isStateOver } from '../../../modules/prices/log/disputes/cap-state.ts';
import { standingAt } from '../../../modules/stations/people.ts';
import { openStation } from '../../../modules/stations/kept.ts';
import { areFuelTypes } from '../../../modules/stations/fuels/fuel-types.ts';
import { clearStates, findStates, sayState } from '../../../modules/stations/states.ts';
import type { Reporter } from './dispute.ts';

/** POST /station-states. */
type StateReport = z.infer<typeof StationStateReportSchema>;

/**
 * Notes what keeps a station, or one of its fuels, from selling, or that it works again (rule report-states). A
 * repeated word begins anew. A driver's `working` takes back the own words and those that take no rank, a known one's
 * those of all drivers; that of an owner or administrator takes back all.
 * @param tx an open transaction
 * @returns what is believed of the station then
 * @throws validation on `fuel_type_id`; what `openStation` and `lockVerified` throw
 */
export async function reportState(
  tx: Executor,
  clock: Clock,
  { userId, claimant }: Reporter,
  report: StateReport,
): Promise<StationState[]> {
  await lockBoardVersion(tx);
  const user = await lockVerified(tx, userId);
  const stationId = await openStation(tx, report.business_id);
  const standing = await standingAt(tx, stationId, user);
  const { fuel_type_id: fuel } = report;
  const at = { station_id: stationId, ...(fuel !== undefined && { fuel_type_id: fuel }) };
  const isKnown = standing === 'driver' && (await findKnown(tx, [claimant])).size > 0;
  const now = clock.now();
  if (report.state === 'working') {
    await clear(tx, now, at, standing === 'driver' ? { claimant, isKnown } : undefined);
  } else {
    const stopped = await stoppedFuel(tx, report.state, fuel);
    await sayState(tx, {
      station_id: stationId,
      fuel_type_id: stopped,
      state: report.state,
      origin: standing,
      claimant,
      counts:
        standing !== 'driver' || (isKnown && !(await isStateOver(tx, now, stationId, stopped))),
      reported_at: now,
    });
  }
  await bumpBoardVersion(tx, [stationId]);
  return (await findStates(tx, now, [stationId])).get(stationId) ?? [];
}

/** @returns null for all fuels: a station is closed as a whole */
async function stoppedFuel(
  tx: Executor,
  state: StationState['state'],
  fuel: number | undefined,
): Promise<number | null> {
  if (state === 'sold_out' && fuel === undefined) {
    throw validation({ fuel_type_id: [{ code: 'field_missing' }] });
  }
  if (state === 'closed' || fuel === undefined) return null;
  if (!(await areFuelTypes(tx, [fuel]))) {
    throw validation({ fuel_type_id: [{ code: 'field_invalid' }] });
  }
  return fuel;
}

/** @param driver undefined for an owner or administrator */
async function clear(
  tx: Executor,
  now: Date,
  at: { station_id: number; fuel_type_id?: number },
  driver: { claimant: string; isKnown: boolean } | undefined,
): Promise<void> {
  if (!driver) await clearStates(tx, now, at);
  else if (driver.isKnown) await clearStates(tx, now, { ...at, origin: 'driver' });
  else {
    await clearStates(tx, now, { ...at, claimant: driver.claimant });
    await clearStates(tx, now, { ...at, counts: false });
  }
}
