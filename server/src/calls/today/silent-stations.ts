import { sql } from 'kysely';
import { ADMINISTRATION_MAX } from '@pieno/contract/administration-limits.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import type { Executor } from '../../db/database.ts';
import { isSilent, LAST_REPORT, type Silence } from '../../modules/stations/silence.ts';

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
 * Finds San Marino's stations without a recent price, those without any price first (rule admin-today).
 * @param silence minimum time without a report
 */
export async function findSilent(
  executor: Executor,
  now: Date,
  silence: Silence,
): Promise<Today['silent']> {
  const { rows } = await sql<Row>`
    select station.id, name, locality, coalesce(phone, mobile) as phone, newest.last_at,
      (select count(*)::integer from station_owner where station_id = station.id and state = 'active') as people,
      (
        select count(*)::integer from owner_invitation where station_id = station.id and used_at is null
        and revoked_at is null and expires_at > ${now.toISOString()}::timestamptz
      ) as invitations
    from station ${LAST_REPORT}
    where 'SM' = any(areas) and ${isSilent(now, silence)}
    order by newest.last_at nulls first, name, station.id
    limit ${ADMINISTRATION_MAX.stations}::integer
  `.execute(executor);
  return rows.map(({ id, name, locality, last_at, ...row }) => ({
    business: { id, name, locality },
    last_at: last_at?.toISOString() ?? null,
    ...row,
  }));
}
