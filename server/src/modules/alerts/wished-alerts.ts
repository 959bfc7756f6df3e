/** Alerts that may have something to tell, locked, with what they are about. */
import { sql } from 'kysely';
import type { AlertChannel } from '@pieno/contract/alerts/alerts.ts';
import type { Executor } from '../../db/database.ts';
import { latestChangesWhere } from '../favorites/read-favorites.ts';
import { KNOWN_SINCE, type Matched } from './match-alerts.ts';
import type { Wish } from './ranked-fuels.ts';

/** An alert that does not rest, of somebody who wants to be told. */
export interface WishedAlert {
  id: string;
  userId: string;
  wish: Wish;
  /** In thousandths of a euro. */
  below: number;
  /** Litres or other units; null where nobody has said it. */
  fill: number | null;
  /** The price from which its saving was computed; null where it was not said as one. */
  reference: number | null;
  channels: AlertChannel[];
  createdAt: Date;
  toldAt: Date | null;
  toldPrice: number | null;
  /** Where that is; the one into which it was merged. */
  toldStationId: number | null;
  unopened: number;
  /** When its person saw or was told what counts as told, at the latest. */
  knownSince: Date;
}

/**
 * Locks people and then their alerts, each in the order of their ids.
 * @returns those that still wish to tell something
 */
export async function lockWished(
  tx: Executor,
  matched: readonly Matched[],
): Promise<WishedAlert[]> {
  const ids = matched.map(({ id }) => id);
  const users = [...new Set(matched.map(({ userId }) => userId))];
  // Whoever is being deleted at this moment is waited for.
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
      reference_price as reference, channels, created_at as "createdAt", told_at as "toldAt",
      told_price as "toldPrice", coalesce(told.merged_into, told.id) as "toldStationId", unopened,
      ${KNOWN_SINCE} as "knownSince",
      array(
        select coalesce(merged_into, id) from station where id in (
          select station_id from alert_station where alert_id = alert.id and target = 'stations'
          union all
          select kept_id from ${latestChangesWhere(sql`favorite.user_id = alert.user_id`)} word
          where not removed and target = 'favorites'
        )
      ) as stations
    from alert left join station told on told.id = told_station_id
    where alert.id = any(${[...ids]}::bigint[]) and alert.user_id = any(${[...users]}::text[])
      and paused_at is null
    order by alert.id`.execute(tx);
  return rows.map(({ decade, mode, area, stations, ...alert }) => ({
    ...alert,
    wish: { decade, mode, where: (area ?? stations) as Wish['where'] },
  }));
}
