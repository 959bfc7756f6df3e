import type { z } from 'zod/mini';
import type { StationState } from '@pieno/contract/prices.ts';
import type { StationStateReportSchema } from '@pieno/contract/reports.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { validation } from '../../http/errors.ts';
import { lockVerified } from '../accounts/lock-verified.ts';
import { bumpBoardVersion, lockBoardVersion } from '../changes/board-version.ts';
import { standingAt, type Standing } from '../stations/people.ts';
import { openStation } from '../stations/kept.ts';
import { findStates } from '../stations/states.ts';
import type { Reporter } from './dispute.ts';

/** POST /station-states. */
type StateReport = z.infer<typeof StationStateReportSchema>;

/**
 * Notes what keeps a station, or one of its fuels, from selling, or that it works again (rule report-states). A
 * repeated word begins anew. A driver's `working` takes back the own words and what only one person says; that of an
 * owner or administrator takes back all.
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
  const said = { ...report, business_id: stationId };
  await (said.state === 'working'
    ? clear(tx, clock.now(), said, standing, claimant)
    : say(tx, clock.now(), { ...said, state: said.state }, standing, claimant));
  await bumpBoardVersion(tx, [stationId]);
  return (await findStates(tx, clock.now(), [stationId])).get(stationId) ?? [];
}

async function say(
  tx: Executor,
  now: Date,
  { business_id, state, fuel_type_id }: StateReport & { state: StationState['state'] },
  origin: Standing,
  claimant: string,
): Promise<void> {
  if (state === 'sold_out' && fuel_type_id === undefined) {
    throw validation({ fuel_type_id: [{ code: 'field_missing' }] });
  }
  // A station is closed as a whole.
  const fuel = state === 'closed' ? null : (fuel_type_id ?? null);
  if (fuel !== null && !(await isFuel(tx, fuel))) {
    throw validation({ fuel_type_id: [{ code: 'field_invalid' }] });
  }
  const row = { station_id: business_id, fuel_type_id: fuel, state, claimant, origin };
  await tx
    .insertInto('station_state')
    .values({ ...row, reported_at: now })
    .execute();
}

async function clear(
  tx: Executor,
  now: Date,
  { business_id, fuel_type_id }: StateReport,
  standing: Standing,
  claimant: string,
): Promise<void> {
  const states = (await findStates(tx, now, [business_id])).get(business_id) ?? [];
  const weak = states.filter(({ counts }) => !counts);
  await tx
    .updateTable('station_state')
    .set({ cleared_at: now })
    .where('station_id', '=', business_id)
    .where('cleared_at', 'is', null)
    .$if(fuel_type_id !== undefined, (query) => query.where('fuel_type_id', '=', fuel_type_id!))
    .$if(standing === 'driver', (query) =>
      query.where((eb) =>
        eb.or([
          eb('claimant', '=', claimant),
          ...weak.map((each) =>
            eb.and([
              eb('state', '=', each.state),
              eb('fuel_type_id', 'is not distinct from', each.fuel_type_id),
            ]),
          ),
        ]),
      ),
    )
    .execute();
}

async function isFuel(tx: Executor, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('fuel_type')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
