import { sql } from 'kysely';
import { AREAS } from '@pieno/contract/prices/areas.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import type { Executor } from '../../db/database.ts';
import {
  isFromFuture,
  lastInstants,
  lastReportAt,
  type PriceAges,
  type PriceAgeFacts,
} from '../prices/evaluate/freshness.ts';
import { ageColumnsOf } from '../prices/current/age-columns.ts';
import { MAY_RANK } from '../stations/may-rank.ts';

/** A current price of a station in rankings. */
interface Row extends PriceAgeFacts {
  id: number;
  name: string;
  locality: string | null;
  areas: Area[];
  decade: number;
  isReal: boolean;
  /** False for what never ranks: premium grades, doubtful and contested prices. */
  canRank: boolean;
}

/**
 * Finds the newest real price of each category in each area, and how many of its stations have one that can rank.
 * @param ages for which a price ranks, by origin
 */
export async function findNewest(
  executor: Executor,
  now: Date,
  ages: PriceAges,
): Promise<Today['newest']> {
  const rows = await readRankable(executor);
  return AREAS.flatMap((area) => {
    const ofArea = rows.filter((row) => row.areas.includes(area));
    const categories = [...Map.groupBy(ofArea, ({ decade }) => decade)].toSorted(
      ([a], [b]) => a - b,
    );
    return categories.map(([decade, prices]) => ({
      area,
      decade,
      ...newestOf(prices),
      stations: countStations(prices),
      fresh: countStations(prices.filter((row) => isFresh(row, now, ages))),
    }));
  });
}

function newestOf(prices: readonly Row[]): Pick<Today['newest'][number], 'newest_at' | 'business'> {
  const [newest] = prices
    .filter(({ isReal }) => isReal)
    .toSorted((a, b) => lastReportAt(b).getTime() - lastReportAt(a).getTime() || a.id - b.id);
  if (!newest) return { newest_at: null, business: null };
  const { id, name, locality } = newest;
  return { newest_at: lastReportAt(newest).toISOString(), business: { id, name, locality } };
}

const countStations = (prices: readonly Row[]): number => new Set(prices.map(({ id }) => id)).size;

const isFresh = (row: Row, now: Date, ages: PriceAges): boolean =>
  row.isReal &&
  row.canRank &&
  !isFromFuture(row.observedAt, now) &&
  lastInstants(row, ages).fresh >= now;

async function readRankable(executor: Executor): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select station.id, station.name, station.locality, station.areas, fuel_type.decade, fuel_type.unit,
      current_price.source <> 'demo' as "isReal",
      grade = 'base' and not doubtful and not contested as "canRank",
      ${ageColumnsOf('current_price')}
    from station
    join current_price on current_price.station_id = station.id
    join fuel_type on fuel_type.id = current_price.fuel_type_id
    where ${MAY_RANK} and station.areas && ${[...AREAS]}::text[]
  `.execute(executor);
  return rows;
}
