import { sql } from 'kysely';
import { AREAS } from '@pieno/contract/areas.ts';
import type { Today } from '@pieno/contract/administration.ts';
import type { Area } from '@pieno/contract/prices.ts';
import { latestPlausible } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { PriceAges } from '../prices/freshness.ts';
import { MAY_RANK } from '../stations/ranks.ts';

interface Row {
  area: Area;
  decade: number;
  stations: number;
  fresh: number;
  newest_at: Date | null;
  id: number | null;
  name: string | null;
  locality: string | null;
}

/**
 * Finds the newest real price of each category in each area, and how many of its stations have one that can rank.
 * @param ages milliseconds for which a word lets a price rank, by who said it
 */
export async function findNewest(
  executor: Executor,
  now: Date,
  ages: PriceAges['medal'],
): Promise<Today['newest']> {
  const until = (age: number) => sql`make_interval(secs => ${age / 1_000}::double precision)`;
  const { rows } = await sql<Row>`
    with price as (
      select area, decade, station.id, station.name, station.locality, current_price.source, grade, doubtful, contested,
        greatest(observed_at, owner_confirmed_at, driver_confirmed_at) as said_at,
        greatest(
          observed_at + case
            when decade = 50 then ${until(ages.electric)}
            when origin = 'driver' then ${until(ages.driver)}
            when origin = 'operator_sheet' then ${until(ages.sheet)}
            when origin in ('owner', 'administrator') then ${until(ages.owner)}
            else ${until(ages.import)} end,
          owner_confirmed_at + case when decade = 50 then ${until(ages.electric)} else ${until(ages.owner)} end,
          driver_confirmed_at + case when decade = 50 then ${until(ages.electric)} else ${until(ages.driver)} end
        ) >= ${now.toISOString()}::timestamptz and observed_at <= ${latestPlausible(now).toISOString()}::timestamptz
          as is_young
      from station
      cross join unnest(areas) as area
      join current_price on current_price.station_id = station.id
      join fuel_type on fuel_type.id = current_price.fuel_type_id
      where ${MAY_RANK} and area = any(${[...AREAS]}::text[])
    ), newest as (
      select distinct on (area, decade) area, decade, id, name, locality, said_at from price
      where source <> 'demo' order by area, decade, said_at desc, id
    )
    select area, decade, count(distinct price.id)::integer as stations,
      (count(distinct price.id) filter (
        where is_young and grade = 'base' and source <> 'demo' and not doubtful and not contested
      ))::integer as fresh,
      max(newest.said_at) as newest_at, max(newest.id) as id, max(newest.name) as name,
      max(newest.locality) as locality
    from price left join newest using (area, decade)
    group by area, decade
    order by array_position(${[...AREAS]}::text[], area), decade
  `.execute(executor);
  return rows.map(({ newest_at, id, name, locality, ...row }) => ({
    ...row,
    newest_at: newest_at?.toISOString() ?? null,
    business: id === null ? null : { id, name: name!, locality },
  }));
}
