import type { z } from 'zod/mini';
import {
  STATE_SENTENCES,
  type StationStateAnswer,
  type StationStateReportSchema,
} from '@pieno/contract/prices/reports.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { validation } from '../../../errors.ts';
import { findKnown } from '../../../modules/accounts/known-drivers.ts';
import { lockVerified } from '../../../modules/accounts/lock-verified.ts';
import { bumpBoardVersion, lockBoardVersion } from '../../../modules/changes/board-version.ts';
import { sharesForState, shortenShares, writeShares } from '../../../modules/prices/log/shares.ts';
import type { ShareUse } from '../../../modules/prices/evaluate/share.ts';
import { standingAt } from '../../../modules/stations/standing.ts';
import { resolveOpenStation } from '../../../modules/stations/redirects.ts';
import { areFuelTypes } from '../../../modules/stations/fuels/fuel-types.ts';
import { clearStates, findStates, saveState } from '../../../modules/stations/states.ts';
import type { Reporter } from './dispute.ts';

/** POST /station-states. */
type StateReport = z.infer<typeof StationStateReportSchema>;

/**
 * Records that a station, or one of its fuels, does not sell, or that it works again (rule report-states). A
 * repeated report restarts its time. A driver's `working` ends the own states and those that take no rank, a known
 * driver's those of all drivers, an owner's or administrator's all.
 * @param tx an open transaction
 * @returns the states shown of the station then, and why a known driver's takes no rank there (rule report-share)
 * @throws validation on `fuel_type_id`; what `resolveOpenStation` and `lockVerified` throw
 */
export async function reportState(
  tx: Executor,
  clock: Clock,
  { userId, claimant }: Reporter,
  report: StateReport,
): Promise<StationStateAnswer> {
  await lockBoardVersion(tx);
  const user = await lockVerified(tx, userId);
  const stationId = await resolveOpenStation(tx, report.business_id);
  const standing = await standingAt(tx, stationId, user);
  const { state, fuel_type_id: fuel } = report;
  const now = clock.now();
  const stopped = state === 'working' ? (fuel ?? null) : await stoppedFuel(tx, state, fuel);
  const stored = { station_id: stationId, fuel_type_id: stopped, state, claimant };
  const isVouchedFor = standing === 'driver' && (await findKnown(tx, [claimant])).size > 0;
  const shares = isVouchedFor ? await sharesForState(tx, now, stored) : undefined;
  if (state === 'working') {
    const at = { station_id: stationId, ...(fuel !== undefined && { fuel_type_id: fuel }) };
    await clear(tx, now, at, standing === 'driver' ? { claimant, shares } : undefined);
  } else {
    const counts = standing !== 'driver' || shares !== undefined;
    await saveState(tx, { ...stored, state, origin: standing, counts, reported_at: now });
    await writeShares(tx, shares ?? []);
  }
  await bumpBoardVersion(tx, [stationId]);
  const states = (await findStates(tx, now, [stationId])).get(stationId) ?? [];
  const isOverShare = isVouchedFor && !shares && state !== 'working';
  return {
    states,
    ...(isOverShare && { code: 'state_share', message: STATE_SENTENCES.state_share }),
  };
}

/** @returns null for all fuels: a station closes as a whole */
async function stoppedFuel(
  tx: Executor,
  state: Exclude<StateReport['state'], 'working'>,
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

/** @param driver undefined for an owner or administrator; with what the report uses of a known driver's share */
async function clear(
  tx: Executor,
  now: Date,
  at: { station_id: number; fuel_type_id?: number },
  driver: { claimant: string; shares: ShareUse[] | undefined } | undefined,
): Promise<void> {
  if (!driver) {
    await clearStates(tx, now, at);
    return;
  }
  const { claimant: person, shares } = driver;
  const own = await clearStates(tx, now, { ...at, claimant: person });
  if (own.length > 0) await shortenShares(tx, now, { person, stationId: at.station_id });
  await clearStates(tx, now, { ...at, counts: false });
  if (!shares) return;
  const others = await clearStates(tx, now, { ...at, origin: 'driver' });
  await clearStates(tx, now, { ...at, origin: 'import' });
  if (others.length > 0) await writeShares(tx, shares);
}
