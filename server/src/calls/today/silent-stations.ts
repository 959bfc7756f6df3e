import { sql } from 'kysely';
import { ADMINISTRATION_MAX } from '@pieno/contract/administration-limits.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import type { Executor } from '../../db/database.ts';
import { MAY_RANK } from '../../modules/stations/ranks.ts';

interface Row {
  id: number;
  name: string;
  locality: string | null;
  phone: string | null;
  last_at: Date | null;
  people: number;
  invitations: number;
}

/**
 * Finds San Marino's stations of which nobody has said a price lately, those without any first (rule admin-today). A
 * charging site counts once it has had a price: most tell none.
 * @param silence milliseconds for which nobody has spoken
 */
export async function findSilent(
  executor: Executor,
  now: Date,
  silence: { fuel: number; electric: number },
): Promise<Today['silent']> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  const { rows } = await sql<Row>`
    select station.id, name, locality, coalesce(phone, mobile) as phone, said.last_at,
      (select count(*)::integer from station_owner where station_id = station.id and state = 'active') as people,
      (
        select count(*)::integer from owner_invitation where station_id = station.id and used_at is null
        and revoked_at is null and expires_at > ${now.toISOString()}::timestamptz
      ) as invitations
    from station
    left join lateral (
      select max(greatest(observed_at, owner_confirmed_at, known_confirmed_at, driver_confirmed_at)) as last_at
      from current_price where station_id = station.id and source <> 'demo'
    ) said on true
    where 'SM' = any(areas) and ${MAY_RANK} and case kind
      when 'charging' then said.last_at < ${before(silence.electric)}::timestamptz
      else coalesce(said.last_at < ${before(silence.fuel)}::timestamptz, true) end
    order by said.last_at nulls first, name, station.id
    limit ${ADMINISTRATION_MAX.stations}::integer
  `.execute(executor);
  return rows.map(({ id, name, locality, last_at, ...row }) => ({
    business: { id, name, locality },
    last_at: last_at?.toISOString() ?? null,
    ...row,
  }));
}
