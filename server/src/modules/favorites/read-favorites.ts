import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod/mini';
import type { Favorite } from '@pieno/contract/favorites/favorites.ts';
import type { Executor } from '../../db/database.ts';
import { readJson } from '../../db/read-json.ts';

/** Thousandths of a euro by fuel id. */
const SeenPricesSchema = z.record(z.string(), z.number());

interface Kept {
  label: string | null;
  removed: boolean;
  said_at: Date;
  seen_at: Date | null;
  seen_prices: unknown;
}

/**
 * A row source of each star's latest change, with the remaining station as `kept_id`; of two stations that redirect
 * to the same one, the later change (rule favorites-words).
 * @param which a condition on `favorite` that includes all rows of a person about one remaining station
 */
export const latestChangesWhere = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select distinct on (user_id, kept_id) * from (
    select favorite.*, coalesce(station.merged_into, station.id) as kept_id
    from favorite join station on station.id = favorite.station_id where ${which}
  ) change
  order by user_id, kept_id, said_at desc, station_id
)`;

/** As `latestChangesWhere`, for one person. */
export const latestChanges = (userId: string): RawBuilder<unknown> =>
  latestChangesWhere(sql`favorite.user_id = ${userId}`);

/** Lists a person's favourites in their form on the wire, newest first. */
export async function listFavorites(executor: Executor, userId: string): Promise<Favorite[]> {
  return (await read(executor, userId)).filter(({ removed }) => !removed);
}

/** Finds a person's favourite, also one whose star was removed. @param keptId a station that redirects nowhere */
export async function findFavorite(
  executor: Executor,
  userId: string,
  keptId: number,
): Promise<Favorite | undefined> {
  const [favorite] = await read(executor, userId, keptId);
  return favorite;
}

/** Reads all stored data of a person's favourites, for the export. */
export async function exportFavorites(executor: Executor, userId: string) {
  const rows = await executor
    .selectFrom('favorite')
    .select(['station_id', 'label', 'removed', 'said_at', 'seen_at', 'seen_prices'])
    .where('user_id', '=', userId)
    .orderBy('said_at')
    .orderBy('station_id')
    .execute();
  return rows.map(({ station_id, seen_at, seen_prices, ...row }) => ({
    business_id: station_id,
    ...row,
    seen: seenOf({ seen_at, seen_prices }),
  }));
}

async function read(executor: Executor, userId: string, keptId?: number): Promise<Favorite[]> {
  const { rows } = await sql<Kept & { id: number; name: string; isClosed: boolean }>`
    select kept_id as id, name, label, removed, said_at, seen_at, seen_prices,
      closed_at is not null as "isClosed"
    from ${latestChanges(userId)} latest join station on station.id = kept_id
    ${keptId === undefined ? sql`` : sql`where kept_id = ${keptId}::integer`}
    order by said_at desc, kept_id
  `.execute(executor);
  return rows.map(({ id, name, label, said_at, isClosed, removed, ...seen }) => ({
    business_id: id,
    name,
    label,
    said_at: said_at.toISOString(),
    seen: seenOf(seen),
    ...(isClosed && { closed: true }),
    ...(removed && { removed: true }),
  }));
}

function seenOf({ seen_at, seen_prices }: Pick<Kept, 'seen_at' | 'seen_prices'>): Favorite['seen'] {
  if (!seen_at) return null;
  const prices = readJson(SeenPricesSchema, seen_prices, 'what was seen of a favourite');
  return {
    at: seen_at.toISOString(),
    prices: Object.entries(prices).map(([fuel, price]) => ({
      fuel_type_id: Number(fuel),
      price: price / 1000,
    })),
  };
}
