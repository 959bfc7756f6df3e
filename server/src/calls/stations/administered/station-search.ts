import { sql } from 'kysely';
import { ADMINISTRATION_MAX } from '@pieno/contract/administration-limits.ts';
import type { FoundStations, StationSearch } from '@pieno/contract/stations/found-stations.ts';
import type { Executor } from '../../../db/database.ts';
import { priceAges, silentAfter } from '../../../modules/prices/evaluate/freshness.ts';
import { listSettings } from '../../../modules/settings/repository.ts';
import { listStations } from '../../../modules/stations/search-stations.ts';
import { isSilent, LAST_REPORT } from '../../../modules/stations/silence.ts';

interface Row {
  id: number;
  phone: string | null;
  last_at: Date | null;
  people: number;
  waiting: number;
  invitations: number;
}

/** Finds stations by words and filters, San Marino's first, with how many people each has (rule admin-stations). */
export async function searchStations(
  executor: Executor,
  { q = '', most, area, unowned, silent }: StationSearch,
  now: Date,
): Promise<FoundStations> {
  const { stations, total } = await listStations(
    executor,
    q.trim(),
    most === undefined ? ADMINISTRATION_MAX.stations : Number(most),
    {
      area,
      isUnowned: unowned !== undefined,
      silent: silent && isSilent(now, silentAfter(priceAges(await listSettings(executor)))),
    },
  );
  const ids = stations.map(({ id }) => id);
  const { rows } = await sql<Row>`
    select id, coalesce(phone, mobile) as phone, newest.last_at,
      (select count(*)::integer from station_owner where station_id = station.id and state = 'active') as people,
      (select count(*)::integer from station_owner where station_id = station.id and state = 'pending') as waiting,
      (
        select count(*)::integer from owner_invitation where station_id = station.id and used_at is null
        and revoked_at is null and expires_at > ${now.toISOString()}::timestamptz
      ) as invitations
    from station ${LAST_REPORT} where id = any(${ids}::integer[])
  `.execute(executor);
  const more = new Map(
    rows.map(({ id, last_at, ...row }) => [
      id,
      { ...row, last_at: last_at?.toISOString() ?? null },
    ]),
  );
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
