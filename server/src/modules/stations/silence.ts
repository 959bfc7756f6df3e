import { sql } from 'kysely';
import { MAY_RANK } from './may-rank.ts';

/** Milliseconds for which a station's prices are valid, by what it sells. */
export interface Silence {
  fuel: number;
  electric: number;
}

/** Joins to `station` as `newest.last_at` when a real price of it was last reported or confirmed; null for never. */
export const LAST_REPORT = sql`left join lateral (
  select max(greatest(observed_at, owner_confirmed_at, known_confirmed_at, driver_confirmed_at)) as last_at
  from current_price where station_id = station.id and source <> 'demo'
) newest on true`;

/**
 * True for a station whose newest price is older than prices are valid (rule admin-today). A charging site counts only
 * after it has had a price, as most publish none. A condition beside `LAST_REPORT`.
 */
export function isSilent(now: Date, { fuel, electric }: Silence) {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  return sql<boolean>`(${MAY_RANK} and areas <> '{}' and case kind
    when 'charging' then coalesce(newest.last_at < ${before(electric)}::timestamptz, false)
    else coalesce(newest.last_at < ${before(fuel)}::timestamptz, true) end)`;
}
