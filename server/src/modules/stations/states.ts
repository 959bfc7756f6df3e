/** What keeps stations from selling right now, as people say it; each word lapses by itself (rule report-states). */
import { sql, type Insertable, type Selectable } from 'kysely';
import { STATION_STATE_MINUTES } from '@pieno/contract/limits.ts';
import type { StationState } from '@pieno/contract/prices.ts';
import { latestPlausible } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { StationState as StationStateTable } from '../../db/schema.gen.ts';

const LIFE_MS = STATION_STATE_MINUTES * 60_000;
/** For so long words about states are kept, for whoever takes the own data along. */
const KEPT_MS = 30 * 86_400_000;

type StateRow = Selectable<StationStateTable>;
type Word = Omit<StateRow, 'id' | 'cleared_at'>;

/**
 * Finds the states that are believed at an instant: 90 minutes after the newest word. They count when an owner or
 * administrator says so, or two people within 90 minutes.
 * @param stationIds all stations when missing
 * @returns by station, the newest first; stations without one are missing
 */
export async function findStates(
  executor: Executor,
  now: Date,
  stationIds?: readonly number[],
): Promise<Map<number, StationState[]>> {
  const words = await executor
    .selectFrom('station_state')
    .select(['station_id', 'fuel_type_id', 'state', 'origin', 'claimant', 'reported_at'])
    .where('cleared_at', 'is', null)
    // A word of nearly 90 minutes ago may support one of 90 minutes before it.
    .where('reported_at', '>', new Date(now.getTime() - 2 * LIFE_MS))
    .where('reported_at', '<=', latestPlausible(now))
    .$if(stationIds !== undefined, (query) =>
      query.where('station_id', '=', sql<number>`any(${[...stationIds!]}::integer[])`),
    )
    .orderBy('reported_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const groups = Map.groupBy(words, (word) =>
    [word.station_id, word.fuel_type_id, word.state].join('/'),
  );
  const states = new Map<number, StationState[]>();
  for (const group of groups.values()) {
    const [{ station_id }] = group as [Word];
    const state = stateOf(group as [Word, ...Word[]]);
    if (Date.parse(state.until) < now.getTime()) continue;
    states.set(station_id, [...(states.get(station_id) ?? []), state]);
  }
  return states;
}

/** @param words about one state, the newest first */
function stateOf(words: readonly [Word, ...Word[]]): StationState {
  const [newest] = words;
  const last = newest.reported_at.getTime();
  const together = words.filter(({ reported_at }) => last - reported_at.getTime() < LIFE_MS);
  const people = new Set(together.flatMap(({ claimant }) => claimant ?? []));
  return {
    state: newest.state,
    fuel_type_id: newest.fuel_type_id,
    until: new Date(last + LIFE_MS).toISOString(),
    counts: people.size > 1 || together.some(({ origin }) => origin !== 'driver'),
  };
}

/** Notes a person's word about a state. */
export async function sayState(tx: Executor, word: Insertable<StationStateTable>): Promise<void> {
  await tx.insertInto('station_state').values(word).execute();
}

/**
 * Takes words back that may still be believed.
 * @param of what they have in common
 * @returns the stations
 */
export async function clearStates(
  tx: Executor,
  now: Date,
  of: Partial<Pick<StateRow, 'station_id' | 'fuel_type_id' | 'state' | 'claimant'>>,
): Promise<number[]> {
  const cleared = await tx
    .updateTable('station_state')
    .set({ cleared_at: now })
    .where('cleared_at', 'is', null)
    .where('reported_at', '>', new Date(now.getTime() - 2 * LIFE_MS))
    .where((eb) => eb.and(of))
    .returning('station_id')
    .execute();
  return cleared.map(({ station_id }) => station_id);
}

/** Deletes a person's words, or those that are older than thirty days. @returns the stations */
export async function forgetStates(
  tx: Executor,
  of: { claimant: string } | { now: Date },
): Promise<number[]> {
  const forgotten = await tx
    .deleteFrom('station_state')
    .where((eb) =>
      'claimant' in of
        ? eb('claimant', '=', of.claimant)
        : eb('reported_at', '<', new Date(of.now.getTime() - KEPT_MS)),
    )
    .returning('station_id')
    .execute();
  return forgotten.map(({ station_id }) => station_id);
}
