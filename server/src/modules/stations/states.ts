/** Temporary states that keep stations from selling, as reported; each expires by itself (rule report-states). */
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { STATION_STATE_MINUTES } from '@pieno/contract/limits.ts';
import type { StationState } from '@pieno/contract/prices/prices.ts';
import { latestPlausible } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { renamingClaimants, type Renamed } from '../../db/renamed.ts';
import type { StationState as StationStateTable } from '../../db/schema.gen.ts';

const LIFE_MS = STATION_STATE_MINUTES * 60_000;
/** How long reports of states are stored, for the export of a person's own data. */
const KEPT_MS = 30 * 86_400_000;

type StateRow = Selectable<StationStateTable>;

/**
 * Finds the states that are valid at a time: for 90 minutes after the newest report. A report of an owner, an
 * administrator or a known driver affects the ranking, until 90 minutes after the newest such report.
 * @param stationIds all stations when missing
 * @returns by station, the newest first; stations without a state are missing
 */
export async function findStates(
  executor: Executor,
  now: Date,
  stationIds?: readonly number[],
): Promise<Map<number, StationState[]>> {
  const reports = await executor
    .selectFrom('station_state as reported')
    .select(['station_id', 'fuel_type_id', 'state', 'counts', 'reported_at'])
    .where('cleared_at', 'is', null)
    .where(isBelieved(now))
    .$if(stationIds !== undefined, (query) =>
      query.where('station_id', '=', sql<number>`any(${[...stationIds!]}::integer[])`),
    )
    .orderBy('reported_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const groups = Map.groupBy(reports, (report) =>
    [report.station_id, report.fuel_type_id, report.state].join('/'),
  );
  const states = new Map<number, StationState[]>();
  for (const group of groups.values()) {
    const [newest] = group as [(typeof group)[number]];
    const { station_id, state, fuel_type_id, counts, reported_at } =
      group.find((report) => report.counts) ?? newest;
    const until = new Date(reported_at.getTime() + LIFE_MS).toISOString();
    const ends = state === 'out_of_service' ? {} : { until };
    const before = states.get(station_id) ?? [];
    states.set(station_id, [...before, { state, fuel_type_id, ...ends, counts }]);
  }
  return states;
}

/** True when a row of `station_state` named `reported` is valid; a source's report stays valid until its next one. */
const isBelieved = (now: Date) => sql<boolean>`(reported.origin = 'import' or reported.reported_at
  between ${new Date(now.getTime() - LIFE_MS).toISOString()}::timestamptz and ${latestPlausible(now).toISOString()}::timestamptz)`;

/** True when a row of `station_state` named `reported` concerns a row of `fuel_type`. */
export const CONCERNS_FUEL = sql<boolean>`(
  reported.fuel_type_id = fuel_type.id
  or (reported.fuel_type_id is null and (reported.state <> 'charger_broken' or fuel_type.unit = 'kilowatt_hour'))
)`;

/**
 * True when a row of `current_price`, with its `station` and `fuel_type`, cannot be bought because of a state that
 * counts.
 */
export const isSuspended = (now: Date): RawBuilder<boolean> => sql`exists (
  select from station_state as reported
  where reported.station_id = station.id and reported.counts and reported.cleared_at is null
  and ${isBelieved(now)} and ${CONCERNS_FUEL}
)`;

/**
 * Saves which of its stations a source reports as out of service. The state ends when the source reports otherwise or
 * somebody reports that the station works. After the latter the source's state returns only once it was withdrawn.
 * @param of ids of stations: those that the source names, and those of them that are out of service
 * @returns the stations that changed
 */
export async function setOutOfService(
  tx: Executor,
  now: Date,
  of: { named: readonly number[]; out: readonly number[] },
): Promise<number[]> {
  const kept = (ids: readonly number[]) => sql`
    select coalesce(merged_into, id) from station where id = any(${[...ids]}::integer[])`;
  const { rows } = await sql<{ station_id: number }>`
    with ended as (
      delete from station_state
      where origin = 'import' and station_id in (${kept(of.named)}) and station_id not in (${kept(of.out)})
      returning station_id, cleared_at
    ), begun as (
      insert into station_state (station_id, state, origin, counts, reported_at)
      select distinct stopped.id, 'out_of_service', 'import', true, ${now}::timestamptz
      from (${kept(of.out)}) as stopped (id)
      where not exists (select from station_state where station_id = stopped.id and origin = 'import')
      returning station_id
    )
    select station_id from ended where cleared_at is null union select station_id from begun
  `.execute(tx);
  return rows.map(({ station_id }) => station_id);
}

/** Saves a person's report of a station's state. */
export async function saveState(
  tx: Executor,
  report: Insertable<StationStateTable>,
): Promise<void> {
  await tx.insertInto('station_state').values(report).execute();
}

/**
 * Clears states that may still be valid.
 * @param of the columns that select them
 * @returns the stations
 */
export async function clearStates(
  tx: Executor,
  now: Date,
  of: Partial<Pick<StateRow, 'station_id' | 'fuel_type_id' | 'claimant' | 'counts' | 'origin'>>,
): Promise<number[]> {
  const cleared = await tx
    .updateTable('station_state')
    .set({ cleared_at: now })
    .where('cleared_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('reported_at', '>=', new Date(now.getTime() - LIFE_MS)),
        eb('origin', '=', 'import'),
      ]),
    )
    .where((eb) => eb.and(of))
    .returning('station_id')
    .execute();
  return cleared.map(({ station_id }) => station_id);
}

/** Ends the effect of a person's states on the ranking. @returns the stations */
export async function discountStates(tx: Executor, claimant: string): Promise<number[]> {
  const rows = await tx
    .updateTable('station_state')
    .set({ counts: false })
    .where('claimant', '=', claimant)
    .where('origin', '=', 'driver')
    .where('counts', '=', true)
    .returning('station_id')
    .execute();
  return rows.map(({ station_id }) => station_id);
}

/** Replaces the hashes of persons in their states. */
export async function renameInStates(tx: Executor, renamed: Renamed): Promise<void> {
  await sql`update station_state ${renamingClaimants(renamed)}`.execute(tx);
}

/** Deletes a person's states, or those older than thirty days. @returns the stations */
export async function forgetStates(
  tx: Executor,
  of: { claimant: string } | { now: Date },
): Promise<number[]> {
  const forgotten = await tx
    .deleteFrom('station_state')
    .where((eb) =>
      'claimant' in of
        ? eb('claimant', '=', of.claimant)
        : eb('reported_at', '<', new Date(of.now.getTime() - KEPT_MS)).and(
            'origin',
            '<>',
            'import',
          ),
    )
    .returning('station_id')
    .execute();
  return forgotten.map(({ station_id }) => station_id);
}
