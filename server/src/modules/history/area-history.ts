import type { AreaDay, AreaHistory } from '@pieno/contract/history/history.ts';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { midnightOf } from '@pieno/contract/midnights.ts';
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { PriceAges } from '../prices/evaluate/freshness.ts';
import type { DayFigures } from './area-figures.ts';
import type { HistoryRange } from './ranges.ts';
import { readAreaFigures, type AreaDecade } from './read-area.ts';
import type { Made } from './station-history.ts';

/**
 * Makes the history of a category in an area, of one service mode or of both (rule history-area): the derived days,
 * and today so far.
 */
export async function makeAreaHistory(
  db: Executor,
  { mode, ...where }: AreaDecade & { mode?: FuelMode | undefined },
  range: HistoryRange,
  { now, ages }: { now: Date; ages: PriceAges },
): Promise<Made<AreaHistory>> {
  const { today, first, to } = range;
  const past = await readDays(db, where, mode, { first: first ?? '0001-01-01', end: today });
  // Including this instant.
  const soFar = { day: today, from: midnightOf(today).getTime(), to: now.getTime() + 1 };
  const figures = await readAreaFigures(db, where, [soFar], ages);
  const days = [...past, ...figures(mode)];
  const daily = days.flatMap(presentDay);
  return {
    answer: {
      ...where,
      ...(mode && { mode, known_from: (await findKnown(db, where, mode)) ?? today }),
      days: range.days,
      from: midnightOf(first ?? daily[0]?.day ?? today).toISOString(),
      to: new Date(to).toISOString(),
      daily,
    },
    until: to,
  };
}

async function readDays(
  db: Executor,
  { area, decade }: AreaDecade,
  mode: FuelMode | undefined,
  { first, end }: { first: string; end: string },
): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select day::text as day, open, min, median, max, close, stations
    from ${mode ? sql`price_area_mode_day` : sql`price_area_day`}
    where area = ${area} and decade = ${decade}::integer ${mode ? sql`and mode = ${mode}` : sql``}
    and day >= ${first}::date and day < ${end}::date
    order by day
  `.execute(db);
  return rows;
}

/** The first day with figures of a mode; null before the job has derived any. */
async function findKnown(
  db: Executor,
  { area, decade }: AreaDecade,
  mode: FuelMode,
): Promise<string | null> {
  const { known } = await db
    .selectFrom('price_area_mode_day')
    .select(sql<string | null>`min(day)::text`.as('known'))
    .where('area', '=', area)
    .where('decade', '=', decade)
    .where('mode', '=', mode)
    .executeTakeFirstOrThrow();
  return known;
}

/** In euros; without a day on which nothing could rank. */
function presentDay({ day, stations, ...prices }: DayFigures): AreaDay[] {
  const { open, min, median, max, close } = prices;
  if (min === null || median === null || max === null) return [];
  return [
    {
      day,
      open: open === null ? null : open / 1000,
      min: min / 1000,
      median: median / 1000,
      max: max / 1000,
      close: close === null ? null : close / 1000,
      stations,
    },
  ];
}
