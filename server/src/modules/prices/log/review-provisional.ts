/** Looks again at prices that rank by fewer than two known people: they hold as long as what they were measured by. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { basePrices } from '../evaluate/base-price.ts';
import { beltThen } from '../../ministry/state.ts';
import { findNeighbours } from '../current/reference-prices.ts';
import { movesMedal, rankedPrices, withPrice } from '../evaluate/medals.ts';
import { neededVoices } from '../evaluate/trust.ts';
import type { PriceChange } from '../price-change.ts';
import type { Pair } from '../word.ts';

/** A current price that is no base, with the base beside it. */
interface Provisional extends Pair {
  /** The observation's. */
  id: string;
  price: number;
  voices: number;
  basePrice: number | null;
  beltThen: number | null;
  areas: string[];
}

/**
 * Lets prices wait again that are no base, where the base is another one by now or none, and where a medal hangs on them
 * by now (decision 0050): those of the categories of fuels that were touched.
 * @param hasNew whether there is one that was not before
 * @returns the prices that wait, by the ids of their claims
 */
export async function reviewProvisional(
  change: PriceChange,
  touched: readonly Pair[],
  hasNew: boolean,
): Promise<(Provisional & { needed: number })[]> {
  const { tx, now } = change;
  const fuelIds = [...new Set(touched.map(({ fuelTypeId }) => fuelTypeId))];
  if (fuelIds.length === 0) return [];
  // What was read of the market before has told of all that can wear a medal.
  const before = await change.marketBefore(fuelIds);
  const isFree = before?.neighbours.every(({ voices }) => voices === null) ?? false;
  if (isFree && !hasNew) return [];
  const rules = await change.rules();
  const { fuels, ages, limits, belt } = rules;
  const decades = new Set(fuelIds.map((id) => fuels.get(id)?.decade));
  const ids = [...fuels.values()].filter(({ decade }) => decades.has(decade)).map(({ id }) => id);
  const provisional = await readProvisional(tx, ids);
  if (provisional.length === 0) return [];
  const neighbours = await findNeighbours(tx, ids, now, ages);
  const shown = rankedPrices(neighbours, rules, now);
  const fuelOf = ({ fuelTypeId }: Pair) => fuels.get(fuelTypeId)!;
  // As if nobody but firm words and two known people had spoken; then one after the other.
  let ranked = provisional.reduce(
    (prices: typeof shown, one) =>
      one.basePrice !== null && shown.some((price) => isOf(price, one))
        ? [...withPrice(prices, { ...one, price: one.basePrice }, one.areas, fuelOf(one))]
        : prices,
    shown,
  );
  const dropped = provisional.flatMap((one) => {
    const ranks = shown.some((price) => isOf(price, one));
    const needed = neededVoices(
      {
        price: one.price,
        basePrices: basePrices(one.basePrice, one.beltThen, belt.get(one.fuelTypeId)),
        movesMedal: ranks && movesMedal(ranked, one, one.areas, fuelOf(one)),
      },
      limits,
    );
    if (needed > one.voices) return [{ ...one, needed }];
    if (ranks) ranked = [...withPrice(ranked, one, one.areas, fuelOf(one))];
    return [];
  });
  if (dropped.length === 0) return [];
  // It follows anew from then on, if what it was measured by is taken back.
  await sql`
    update observation set state = 'reported', needed = dropped.needed, decided_by = null,
      decided_at = ${now.toISOString()}::timestamptz, decided_report = null
    from unnest(
      ${dropped.map(({ id }) => id)}::bigint[], ${dropped.map(({ needed }) => needed)}::smallint[]
    ) as dropped (id, needed)
    where observation.id = dropped.id
  `.execute(tx);
  return dropped;
}

const isOf = (a: Pair, b: Pair): boolean =>
  a.stationId === b.stationId && a.fuelTypeId === b.fuelTypeId;

async function readProvisional(tx: Executor, fuels: readonly number[]): Promise<Provisional[]> {
  const { rows } = await sql<Provisional>`
    select observation_id as id, station_id as "stationId", fuel_type_id as "fuelTypeId", price, voices,
      base_price as "basePrice", areas, ${BELT_THEN} as "beltThen"
    from current_price join station on station.id = station_id
    where voices is not null and fuel_type_id = any(${[...fuels]}::integer[])
    order by observed_at, observation_id
  `.execute(tx);
  return rows;
}

/** The belt's median when the base of a row of `current_price` was said. */
const BELT_THEN = sql<
  number | null
>`case when current_price.voices is null and not current_price.doubtful
  then ${beltThen('current_price.fuel_type_id', 'current_price.observed_at')}
  else ${beltThen('current_price.fuel_type_id', 'current_price.base_at')} end`;
