/** What keeps stations from selling right now, as people say it; each word lapses by itself (rule report-states). */
import { sql } from 'kysely';
import { STATION_STATE_MINUTES } from '@pieno/contract/limits.ts';
import type { StationState } from '@pieno/contract/prices.ts';
import { latestPlausible } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';

const LIFE_MS = STATION_STATE_MINUTES * 60_000;
/** For so long words about states are kept, for whoever takes the own data along. */
const KEPT_MS = 30 * 86_400_000;

interface Word {
  station_id: number;
  fuel_type_id: number | null;
  state: StationState['state'];
  origin: string;
  claimant: string | null;
  reported_at: Date;
}

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

/** Deletes words about states that are older than thirty days. */
export async function forgetStates(tx: Executor, now: Date): Promise<void> {
  await tx
    .deleteFrom('station_state')
    .where('reported_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
