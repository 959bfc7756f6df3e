import { sql } from 'kysely';
import { ADMINISTRATION_MAX } from '@pieno/contract/administration-limits.ts';
import type { FoundStations } from '@pieno/contract/stations/found-stations.ts';
import type { Executor } from '../../../db/database.ts';
import { listStations } from '../../../modules/stations/find.ts';

interface Row {
  id: number;
  phone: string | null;
  people: number;
  waiting: number;
  invitations: number;
}

/**
 * Finds stations by a word, San Marino's first, with how many people each has (rule admin-stations).
 * @param most how many at most
 */
export async function searchStations(
  executor: Executor,
  word: string,
  now: Date,
  most: number = ADMINISTRATION_MAX.stations,
): Promise<FoundStations> {
  const { stations, total } = await listStations(executor, word.trim(), most);
  const ids = stations.map(({ id }) => id);
  const { rows } = await sql<Row>`
    select id, coalesce(phone, mobile) as phone,
      (select count(*)::integer from station_owner where station_id = station.id and state = 'active') as people,
      (select count(*)::integer from station_owner where station_id = station.id and state = 'pending') as waiting,
      (
        select count(*)::integer from owner_invitation where station_id = station.id and used_at is null
        and revoked_at is null and expires_at > ${now.toISOString()}::timestamptz
      ) as invitations
    from station where id = any(${ids}::integer[])
  `.execute(executor);
  const more = new Map(rows.map(({ id, ...row }) => [id, row]));
  return {
    stations: stations.map(({ areas, kind, ...business }) => ({
      business,
      kind,
      areas,
      ...more.get(business.id)!,
    })),
    total,
  };
}
