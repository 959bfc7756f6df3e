import type { AreaDay, AreaHistory } from '@pieno/contract/history/history.ts';
import { midnightOf } from '@pieno/contract/midnights.ts';
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { PriceAges } from '../prices/judge/freshness.ts';
import type { DayFigures } from './area-figures.ts';
import type { HistoryRange } from './ranges.ts';
import { readAreaFigures, type AreaDecade } from './read-area.ts';
import type { Made } from './station-history.ts';

/** Makes the history of a category in an area (rule history-area): the derived days, and today as it is so far. */
export async function makeAreaHistory(
  db: Executor,
  where: AreaDecade,
  range: HistoryRange,
  { now, ages }: { now: Date; ages: PriceAges },
): Promise<Made<AreaHistory>> {
  const { today, first, to } = range;
  const past = await readDays(db, where, first, today);
  // Up to now, this instant included.
  const soFar = { day: today, from: midnightOf(today).getTime(), to: now.getTime() + 1 };
  const days = [...past, ...(await readAreaFigures(db, where, [soFar], ages))];
  const daily = days.flatMap(presentDay);
  return {
    answer: {
      ...where,
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
  first: string | undefined,
  end: string,
): Promise<DayFigures[]> {
  return await db
    .selectFrom('price_area_day')
    .select(['open', 'min', 'median', 'max', 'close', 'stations'])
    .select(sql<string>`day::text`.as('day'))
    .where('area', '=', area)
    .where('decade', '=', decade)
    .where('day', '>=', sql<Date>`${first ?? '0001-01-01'}::date`)
    .where('day', '<', sql<Date>`${end}::date`)
    .orderBy('day')
    .execute();
}

/** In euros; a day on which nothing could rank is left out. */
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
