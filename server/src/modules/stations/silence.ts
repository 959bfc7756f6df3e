import { sql } from 'kysely';
import { MAY_RANK } from './may-rank.ts';

/** Milliseconds for which a station's word is believed, by what it sells. */
export interface Silence {
  fuel: number;
  electric: number;
}

/** Joins to `station` as `said.last_at` when a real price of it was last said or confirmed, null for never. */
export const LAST_SAID = sql`left join lateral (
  select max(greatest(observed_at, owner_confirmed_at, known_confirmed_at, driver_confirmed_at)) as last_at
  from current_price where station_id = station.id and source <> 'demo'
) said on true`;

/**
 * True for a station of which nobody has said a price for as long as one is believed (rule admin-today). A charging
 * site counts once it has had a price: most tell none. A condition beside `LAST_SAID`.
 */
export function isSilent(now: Date, { fuel, electric }: Silence) {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  return sql<boolean>`(${MAY_RANK} and areas <> '{}' and case kind
    when 'charging' then coalesce(said.last_at < ${before(electric)}::timestamptz, false)
    else coalesce(said.last_at < ${before(fuel)}::timestamptz, true) end)`;
}
