/** Derives the figures by day of categories in areas from the log (decision 0032). */
import { sql } from 'kysely';
import { DECADES } from '@pieno/contract/prices/fuels.ts';
import { dayAfter } from '@pieno/contract/midnights.ts';
import { AREAS } from '@pieno/contract/prices/prices.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PriceAges } from '../prices/judge/freshness.ts';
import { readAreaFigures, spansOf, type AreaDecade } from './read-area.ts';

/** Days derived in one transaction. */
const STEP = 31;

/**
 * Derives for all areas and categories the days before today that are marked or not derived yet.
 * @param today year-month-day
 * @returns how many days were derived
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

/** An import of past days derives beside the job: one at a time, and nobody marks an area meanwhile. */
async function deriveSome(
  tx: Executor,
  where: AreaDecade,
  today: string,
  ages: PriceAges,
): Promise<number> {
  await sql`lock table price_area_dirty in share row exclusive mode`.execute(tx);
  const first = await findFirst(tx, where);
  if (first === null || first >= today) {
    await sql`delete from price_area_dirty where ${isOf(where)} and from_day >= ${today}::date`.execute(
      tx,
    );
    return 0;
  }
  const planned = dayAfter(first, STEP);
  const end = planned < today ? planned : today;
  const figures = await readAreaFigures(tx, where, spansOf(first, end), ages);
  await tx
    .insertInto('price_area_day')
    .values(figures.map((day) => ({ ...where, ...day })))
    .onConflict((conflict) =>
      conflict.columns(['area', 'decade', 'day']).doUpdateSet((eb) => ({
        open: eb.ref('excluded.open'),
        min: eb.ref('excluded.min'),
        median: eb.ref('excluded.median'),
        max: eb.ref('excluded.max'),
        close: eb.ref('excluded.close'),
        stations: eb.ref('excluded.stations'),
      })),
    )
    .execute();
  await sql`update price_area_dirty set from_day = ${end}::date where ${isOf(where)}`.execute(tx);
  return figures.length;
}

/** The first day to derive: the marked one, or the one after the last that is derived; null if there is none. */
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
