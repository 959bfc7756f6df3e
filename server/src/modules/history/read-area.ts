import type { Decade, FuelMode } from '@pieno/contract/prices/fuels.ts';
import { dayAfter, midnightOf } from '@pieno/contract/midnights.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { PriceAges } from '../prices/evaluate/freshness.ts';
import type { Pair } from '../prices/word.ts';
import { figuresOf, rankedBy, type DayFigures, type DaySpan } from './area-figures.ts';
import { readReports } from './read-reports.ts';
import { walk } from './walk.ts';

/** A category of fuel in an area. */
export interface AreaDecade {
  area: Area;
  decade: Decade;
}

/**
 * Derives the figures of days from the log.
 * @param days consecutive, at least one
 * @returns a function that makes the figures of one service mode, or of both, from one read
 */
export async function readAreaFigures(
  db: Executor,
  where: AreaDecade,
  days: readonly DaySpan[],
  ages: PriceAges,
): Promise<(mode?: FuelMode) => DayFigures[]> {
  const pairs = await findPairs(db, where);
  const modes = new Map(pairs.map(({ fuelTypeId, mode }) => [fuelTypeId, mode]));
  const to = days.at(-1)!.to;
  const reports = await readReports(db, pairs, { from: days[0]!.from, to });
  const fuels = reports.map((fuel) => ({ ...fuel, moments: [...walk(fuel, ages, to)] }));
  return (mode) => {
    const chosen = fuels.filter(({ fuelTypeId }) => !mode || modes.get(fuelTypeId) === mode);
    const stations = Map.groupBy(chosen, ({ stationId }) => stationId);
    const ranked = [...stations.values()].map((each) =>
      rankedBy(each.map(({ moments }) => moments)),
    );
    return figuresOf(ranked, days);
  };
}

/** Lists the days from one up to, and without, another. Year-month-day. */
export function spansOf(first: string, end: string): DaySpan[] {
  const spans: DaySpan[] = [];
  for (let day = first; day < end; day = dayAfter(day, 1)) {
    const [from, to] = [midnightOf(day), midnightOf(dayAfter(day, 1))];
    spans.push({ day, from: from.getTime(), to: to.getTime() });
  }
  return spans;
}

/** The base grades of a category at the area's stations, whether sold or not. */
async function findPairs(
  db: Executor,
  { area, decade }: AreaDecade,
): Promise<(Pair & { mode: FuelMode })[]> {
  return await db
    .selectFrom('station')
    .innerJoin('fuel_type', (join) => join.onTrue())
    .select(['station.id as stationId', 'fuel_type.id as fuelTypeId', 'mode'])
    .where('areas', '@>', sql<Area[]>`array[${area}]::text[]`)
    .where('decade', '=', decade)
    .where('grade', '=', 'base')
    .orderBy('station.id')
    .orderBy('fuel_type.id')
    .execute();
}
