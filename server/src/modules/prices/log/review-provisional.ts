/** Checks again prices that rank with fewer than two known people, as their base or the medals may have changed. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { basePrices } from '../evaluate/base-price.ts';
import { beltThen } from '../../ministry/state.ts';
import { findNeighbours } from '../current/reference-prices.ts';
import { movesMedal, rankedPrices, withPrice } from '../evaluate/medals.ts';
import { neededSupporters } from '../evaluate/trust.ts';
import type { PriceChange } from '../price-change.ts';
import type { Pair } from '../reported-price.ts';

/** A current price that is not a base, with the base beside it. */
interface Provisional extends Pair {
  /** The observation's id. */
  id: string;
  price: number;
  supporters: number;
  basePrice: number | null;
  beltThen: number | null;
  areas: string[];
}

/**
 * Returns prices that are not bases to waiting when they now need more known people, because their base changed or they
 * would move a medal (decision 0050). It checks the categories of the touched fuels.
 * @param hasNew whether one of the prices is new
 * @returns the prices that wait again
 */
export async function reviewProvisional(
  change: PriceChange,
  touched: readonly Pair[],
  hasNew: boolean,
): Promise<(Provisional & { needed: number })[]> {
  const { tx, now } = change;
  const fuelIds = [...new Set(touched.map(({ fuelTypeId }) => fuelTypeId))];
  if (fuelIds.length === 0) return [];
  // The market, if already read, contains all prices that can have a medal.
  const before = await change.marketBefore(fuelIds);
  const isFree = before?.neighbours.every(({ supporters }) => supporters === null) ?? false;
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
  // Starts from firm prices and those of two known people, then adds the others one by one.
  let ranked = provisional.reduce(
    (prices: typeof shown, one) =>
      one.basePrice !== null && shown.some((price) => isOf(price, one))
        ? [...withPrice(prices, { ...one, price: one.basePrice }, one.areas, fuelOf(one))]
        : prices,
    shown,
  );
  const dropped = provisional.flatMap((one) => {
    const ranks = shown.some((price) => isOf(price, one));
    const needed = neededSupporters(
      {
        price: one.price,
        basePrices: basePrices(one.basePrice, one.beltThen, belt.get(one.fuelTypeId)),
        movesMedal: ranks && movesMedal(ranked, one, one.areas, fuelOf(one)),
      },
      limits,
    );
    if (needed > one.supporters) return [{ ...one, needed }];
    if (ranks) ranked = [...withPrice(ranked, one, one.areas, fuelOf(one))];
    return [];
  });
  if (dropped.length === 0) return [];
  // The instant of its return to waiting; a withdrawal evaluates it again from there.
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
    select observation_id as id, station_id as "stationId", fuel_type_id as "fuelTypeId", price, voices as supporters,
      base_price as "basePrice", areas, ${BELT_THEN} as "beltThen"
    from current_price join station on station.id = station_id
    where voices is not null and fuel_type_id = any(${[...fuels]}::integer[])
    order by observed_at, observation_id
  `.execute(tx);
  return rows;
}

/** SQL: the belt's median when a current price's base was reported. */
const BELT_THEN = sql<
  number | null
>`case when current_price.voices is null and not current_price.doubtful
  then ${beltThen('current_price.fuel_type_id', 'current_price.observed_at')}
  else ${beltThen('current_price.fuel_type_id', 'current_price.base_at')} end`;
