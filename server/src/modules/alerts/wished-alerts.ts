/** Locks alerts that may send a message, and reads them. */
import { sql } from 'kysely';
import type { AlertChannel } from '@pieno/contract/alerts/alerts.ts';
import type { Executor } from '../../db/database.ts';
import { latestChangesWhere } from '../favorites/read-favorites.ts';
import { KNOWN_SINCE, type Matched } from './match-alerts.ts';
import type { Wish } from './ranked-fuels.ts';

export interface WishedAlert {
  id: string;
  userId: string;
  wish: Wish;
  /** In thousandths of a euro. */
  below: number;
  /** Litres or other units; null where not given. */
  fill: number | null;
  /** The price from which its saving was computed; null for a limit given as a price. */
  reference: number | null;
  channels: AlertChannel[];
  createdAt: Date;
  notifiedAt: Date | null;
  knownPrice: number | null;
  /** The station of that price; after a merge the remaining one. */
  knownStationId: number | null;
  unopened: number;
  /** The last time at which the person saw the known price. */
  knownSince: Date;
}

/**
 * Locks people and then their alerts, each in the order of their ids.
 * @returns those that may still send a message
 */
export async function lockWished(
  tx: Executor,
  matched: readonly Matched[],
): Promise<WishedAlert[]> {
  const ids = matched.map(({ id }) => id);
  const users = [...new Set(matched.map(({ userId }) => userId))];
  // Waits for accounts that are being deleted.
  const { rows: people } = await sql<{ id: string }>`
    select id from app_user where id = any(${users}::text[]) and notifications and is_active
    order by id for key share`.execute(tx);
  await sql`select from alert where id = any(${ids}::bigint[]) order by id for update`.execute(tx);
  return await readWished(
    tx,
    ids,
    people.map(({ id }) => id),
  );
}

async function readWished(tx: Executor, ids: readonly string[], users: readonly string[]) {
  const { rows } = await sql<
    Omit<WishedAlert, 'wish'> & Omit<Wish, 'where'> & { area: string | null; stations: number[] }
  >`
    select alert.id, alert.user_id as "userId", decade, mode, area, below, fill::float8 as fill,
      reference_price as reference, channels, created_at as "createdAt", told_at as "notifiedAt",
      told_price as "knownPrice", coalesce(known.merged_into, known.id) as "knownStationId", unopened,
      ${KNOWN_SINCE} as "knownSince",
      array(
        select coalesce(merged_into, id) from station where id in (
          select station_id from alert_station where alert_id = alert.id and target = 'stations'
          union all
          select kept_id from ${latestChangesWhere(sql`favorite.user_id = alert.user_id`)} latest
          where not removed and target = 'favorites'
        )
      ) as stations
    from alert left join station known on known.id = told_station_id
    where alert.id = any(${[...ids]}::bigint[]) and alert.user_id = any(${[...users]}::text[])
      and paused_at is null
    order by alert.id`.execute(tx);
  return rows.map(({ decade, mode, area, stations, ...alert }) => ({
    ...alert,
    wish: { decade, mode, where: (area ?? stations) as Wish['where'] },
  }));
}
