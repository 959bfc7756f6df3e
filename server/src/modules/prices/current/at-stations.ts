import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';

/**
 * The current prices of some stations, as a row source named `current_price`. Station by station: a plain condition reads
 * the prices of a country once the planner takes it for small, which it does until the tables are analysed.
 */
export const currentPricesAt = (
  stationIds: readonly number[],
): RawBuilder<Selectable<DB['current_price']>> => sql`(
  select current.* from unnest(${[...stationIds]}::integer[]) as near (id)
  cross join lateral (
    select * from current_price where current_price.station_id = near.id offset 0
  ) current
)`;
