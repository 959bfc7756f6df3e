/** Derives the figures by day of categories in areas from the log (decision 0032). */
import { sql } from 'kysely';
import { DECADES, FUEL_MODES, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import { dayAfter } from '@pieno/contract/midnights.ts';
import { AREAS } from '@pieno/contract/prices/prices.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PriceAges } from '../prices/evaluate/freshness.ts';
import type { DayFigures, DaySpan } from './area-figures.ts';
import { readAreaFigures, spansOf, type AreaDecade } from './read-area.ts';

const STEP = 31;

/**
 * Derives for all areas and categories the days before today that are marked or not derived yet.
 * @param today year-month-day
 * @returns the number of derived days
 */
export async function deriveAreas(
  db: Executor,
  today: string,
  ages: PriceAges,
  signal: AbortSignal,
): Promise<number> {
  let derived = 0;
  for (const area of AREAS) {
    for (const decade of DECADES) {
      for (;;) {
        signal.throwIfAborted();
        const days = await inTransaction(db, (tx) => deriveSome(tx, { area, decade }, today, ages));
        if (days === 0) break;
        derived += days;
      }
    }
  }
  return derived;
}

/** Locks the marks, as an import of past days derives at the same time. */
async function deriveSome(
  tx: Executor,
  where: AreaDecade,
  today: string,
  ages: PriceAges,
): Promise<number> {
  await sql`lock table price_area_dirty in share row exclusive mode`.execute(tx);
  // First, so that each mode's days have no gap.
  const missing = await findMissing(tx, where);
  if (missing) {
    const figures = await readAreaFigures(tx, where, stepFrom(missing.first, missing.end), ages);
    return await writeModes(tx, where, figures);
  }
  const first = await findFirst(tx, where);
  if (first === null || first >= today) {
    await sql`delete from price_area_dirty where ${isOf(where)} and from_day >= ${today}::date`.execute(
      tx,
    );
    return 0;
  }
  const days = stepFrom(first, today);
  const figures = await readAreaFigures(tx, where, days, ages);
  await tx
    .insertInto('price_area_day')
    .values(figures().map((day) => ({ ...where, ...day })))
    .onConflict((conflict) => conflict.columns(['area', 'decade', 'day']).doUpdateSet(NEW_FIGURES))
    .execute();
  await writeModes(tx, where, figures);
  const end = dayAfter(first, days.length);
  await sql`update price_area_dirty set from_day = ${end}::date where ${isOf(where)}`.execute(tx);
  return days.length;
}

/** The days from one up to another, limited to one transaction. */
const stepFrom = (first: string, end: string): DaySpan[] => {
  const planned = dayAfter(first, STEP);
  return spansOf(first, planned < end ? planned : end);
};

const NEW_FIGURES = {
  open: sql<number | null>`excluded.open`,
  min: sql<number | null>`excluded.min`,
  median: sql<number | null>`excluded.median`,
  max: sql<number | null>`excluded.max`,
  close: sql<number | null>`excluded.close`,
  stations: sql<number>`excluded.stations`,
};

async function writeModes(
  tx: Executor,
  where: AreaDecade,
  figures: (mode: FuelMode) => DayFigures[],
): Promise<number> {
  const rows = FUEL_MODES.flatMap((mode) =>
    figures(mode).map((day) => ({ ...where, mode, ...day })),
  );
  await tx
    .insertInto('price_area_mode_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['area', 'decade', 'mode', 'day']).doUpdateSet(NEW_FIGURES),
    )
    .execute();
  return rows.length / FUEL_MODES.length;
}

/**
 * The days derived for both modes together but not for each, from before modes were separated. They begin after the
 * last day with deleted rows of the log, as its doubtful prices are no longer known.
 */
async function findMissing(
  tx: Executor,
  where: AreaDecade,
): Promise<{ first: string; end: string } | undefined> {
  const { rows } = await sql<{ first: string | null; end: string | null }>`
    select coalesce(modes.last + 1, greatest(days.first, (
      select max(day) + 1 from price_day
      join fuel_type on fuel_type.id = fuel_type_id and decade = ${where.decade}::integer and grade = 'base'
      join station on station.id = station_id and areas @> array[${where.area}]::text[]
      where alone
    )))::text as first, (days.last + 1)::text as end
    from (select min(day) as first, max(day) as last from price_area_day where ${isOf(where)}) days,
      (select max(day) as last from price_area_mode_day where ${isOf(where)}) modes
  `.execute(tx);
  const [{ first, end } = { first: null, end: null }] = rows;
  return first !== null && end !== null && first < end ? { first, end } : undefined;
}

/** The first day to derive: the marked one, or the one after the last derived; null for none. */
async function findFirst(tx: Executor, where: AreaDecade): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`
    select least(
      (select from_day from price_area_dirty where ${isOf(where)}),
      (select max(day) + 1 from price_area_day where ${isOf(where)})
    )::text as first
  `.execute(tx);
  return rows[0]!.first;
}

const isOf = ({ area, decade }: AreaDecade) => sql`area = ${area} and decade = ${decade}::integer`;
