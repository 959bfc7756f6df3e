/** Adds and removes stars (rule favorites-words). Functions take an open transaction that has done nothing yet. */
import { sql } from 'kysely';
import type { Favorite } from '@pieno/contract/favorites/favorites.ts';
import { FAVORITES } from '@pieno/contract/favorites/favorite-limits.ts';
import type { Executor } from '../../db/database.ts';
import { conflict, unauthorized } from '../../errors.ts';
import { lockUser } from '../accounts/repository.ts';
import { resolveStation } from '../stations/redirects.ts';
import { findFavorite, latestChanges, listFavorites } from './read-favorites.ts';

/** A tap on a station's star: its person, and its time, never in the future. */
export interface Tapped {
  userId: string;
  /** May redirect to another by now. */
  stationId: number;
  at: Date;
}

/**
 * Stars a station, or labels it; a tap older than the stored one changes nothing.
 * @param label null for none; undefined keeps the label
 * @returns the current favourite; a later tap may have removed its star
 * @throws notFound for an unknown station; conflict `favorites_full`; unauthorized for a deleted account
 */
export async function star(
  tx: Executor,
  { userId, stationId, at }: Tapped,
  label: string | null | undefined,
): Promise<Favorite> {
  await lock(tx, userId);
  const keptId = await resolveStation(tx, stationId);
  const before = await findFavorite(tx, userId, keptId);
  if (before && new Date(before.said_at) > at) return before;
  const isNew = !before || before.removed;
  if (isNew && (await listFavorites(tx, userId)).length >= FAVORITES.max) {
    throw conflict({ code: 'favorites_full', params: { max: FAVORITES.max } });
  }
  await sql`
    insert into favorite (user_id, station_id, said_at, label)
    values (
      ${userId},
      -- Reuses the row of a merged station, so that the merge can be undone.
      coalesce((
        select station_id from ${latestChanges(userId)} latest where kept_id = ${keptId}::integer and not removed
      ), ${keptId}::integer),
      ${at.toISOString()}::timestamptz, ${label ?? null}
    )
    on conflict (user_id, station_id) do update set removed = false, said_at = excluded.said_at,
      label = case when ${label === undefined}::boolean then favorite.label else excluded.label end
  `.execute(tx);
  return (await findFavorite(tx, userId, keptId))!;
}

/**
 * Removes the star of a station, and of all that redirect to it; a tap older than the stored one changes nothing.
 * The removal is stored for a station without a star too, as an older tap may still arrive.
 * @throws unauthorized for a deleted account
 */
export async function unstar(tx: Executor, { userId, stationId, at }: Tapped): Promise<void> {
  await lock(tx, userId);
  await sql`
    with kept as (
      select coalesce(merged_into, id) as id from station where id = ${stationId}::integer
    )
    insert into favorite (user_id, station_id, removed, said_at)
    select ${userId}, id, true, ${at.toISOString()}::timestamptz from (
      select id from kept
      union
      select station.id from favorite
      join station on station.id = favorite.station_id join kept on kept.id = station.merged_into
      where user_id = ${userId}
    ) meant
    on conflict (user_id, station_id) do update set removed = true, said_at = excluded.said_at
    where favorite.said_at <= excluded.said_at
  `.execute(tx);
}

/** Serialises the taps of a person's phones. */
async function lock(tx: Executor, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw unauthorized();
}
