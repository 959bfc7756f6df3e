/**
 * Reads, computes and writes what a station sells: the categories of its kind, those that sources add
 * (`confirmed_decades`), the fuels with a price, and those that its owner marks (`station_fuel`).
 */
import { sql, type RawBuilder } from 'kysely';
import {
  DECADES,
  decadeOf,
  ELECTRIC,
  FUEL_TYPES,
  type Decade,
} from '@pieno/contract/prices/fuels.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { Executor } from '../../../db/database.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';

/** The categories of each kind of station: all but electricity at a petrol station, electricity at a charging site. */
const BY_KIND: Record<string, readonly number[]> = {
  fuel: DECADES.filter((decade) => decade !== ELECTRIC),
  charging: [ELECTRIC],
};

/** The first categories of a station about which nothing is known. */
const FIRST_DECADES: Record<string, readonly number[]> = { fuel: [10, 20], charging: [ELECTRIC] };

/**
 * Returns the categories that a station may sell: those of its kind, and those that sources add, as pumps and charging
 * columns may share a forecourt.
 * @param confirmed categories that a source confirms
 */
export const soldDecades = (kind: string, confirmed: readonly number[]): Set<number> =>
  new Set([...(BY_KIND[kind] ?? []), ...confirmed]);

/** Returns the categories that a station is known to sell. */
export const statedDecades = (kind: string, confirmed: readonly number[]): Set<number> =>
  kind === 'charging' ? soldDecades(kind, confirmed) : new Set(confirmed);

/** The known fuels of a station, as ids. */
export interface KnownFuels {
  kind: string;
  confirmed: readonly number[];
  /** The fuels with a price, and those of them whose price does not come only from a driver or the demonstration. */
  priced: readonly number[];
  stated: readonly number[];
  /** The fuels that its owner marks as sold, and as not sold. */
  sold: readonly number[];
  unsold: readonly number[];
}

/** Origins whose price of one fuel reveals nothing about the others. */
export const UNSURE: readonly PriceOrigin[] = ['driver', 'demo'];

/** `KnownFuels` of a row of `station`, as columns of a query. */
export const KNOWN_FUELS = sql`station.kind, station.confirmed_decades as confirmed,
  array(select fuel_type_id from current_price where station_id = station.id) as priced,
  array(
    select fuel_type_id from current_price where station_id = station.id and origin <> all(${[...UNSURE]}::text[])
  ) as stated,
  array(select fuel_type_id from station_fuel where station_id = station.id and sold) as sold,
  array(select fuel_type_id from station_fuel where station_id = station.id and not sold) as unsold`;

/** Reads the known fuels of stations. @returns by their ids */
export async function readKnownFuels(
  executor: Executor,
  stationIds: readonly number[],
): Promise<Map<number, KnownFuels>> {
  const { rows } = await sql<KnownFuels & { id: number }>`
    select station.id, ${KNOWN_FUELS} from station where id = any(${[...stationIds]}::integer[])
  `.execute(executor);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Returns the fuels that can be reported at a station (rule report-fuels): those with a price, the base grades of the
 * categories that it sells, and those that its owner marks as sold; without those marked as not sold.
 * @returns ids of fuel types, ascending
 */
export function reportableFuels({
  kind,
  confirmed,
  priced,
  stated,
  sold,
  unsold,
}: KnownFuels): number[] {
  const known = new Set<number>([...confirmed, ...[...stated, ...sold].map(decadeOf)]);
  const decades = known.size > 0 ? known : new Set(FIRST_DECADES[kind]);
  const base = FUEL_TYPES.filter(({ grade, decade }) => grade === 'base' && decades.has(decade));
  const fuels = new Set([...base.map(({ id }) => id), ...priced, ...sold]);
  return [...fuels].filter((id) => !unsold.includes(id)).toSorted((a, b) => a - b);
}

/**
 * Returns the fuels that a station sells in its owner's view (rule owner-fuels): those with a price or marked as sold,
 * without those marked as not sold.
 * @returns ids of fuel types
 */
export function soldFuels({ kind, priced, sold, unsold }: KnownFuels): Set<number> {
  const fuels = [...priced, ...sold].filter((id) => !unsold.includes(id));
  const isUnknown = fuels.length === 0 && unsold.length === 0;
  // The id of a category's first fuel is the category's number.
  return new Set(isUnknown ? FIRST_DECADES[kind] : fuels);
}

/** The categories that sources add, with more at the end, without duplicates. @param more an array of integers */
export function withAdded(more: RawBuilder<unknown>): RawBuilder<Decade[]> {
  return sql`station.confirmed_decades || array(
    select unnest(${more}) except select unnest(station.confirmed_decades) order by 1
  )`;
}

/**
 * Adds a category that a source names to the stations that sell it, unless an operator has decided what they sell. A
 * merged station's goes to the kept one. Notifies the board.
 * @param tx an open transaction that has locked the board
 */
export async function addSold(
  tx: Executor,
  stationIds: readonly number[],
  decade: Decade,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update station set confirmed_decades = array_append(confirmed_decades, ${decade}::integer)
    where id in (
      select coalesce(merged_into, id) from station where id = any(${[...stationIds]}::integer[])
    )
    and not ${decade}::integer = any(confirmed_decades) and not 'confirmed_decades' = any(operator_fields)
    returning id
  `.execute(tx);
  await bumpBoardVersion(
    tx,
    rows.map(({ id }) => id),
  );
}

/**
 * Adds or removes a category beyond those of a station's kind; after a removal sources no longer add any.
 * @param tx an open transaction that has locked the board
 */
export async function setSold(
  tx: Executor,
  stationId: number,
  decade: number,
  isSold: boolean,
): Promise<void> {
  const without = (column: string, value: RawBuilder<unknown>) =>
    sql`array_remove(${sql.ref(column)}, ${value})`;
  const others = without('confirmed_decades', sql`${decade}::integer`);
  const undecided = without('operator_fields', sql.lit('confirmed_decades'));
  await tx
    .updateTable('station')
    .set(
      isSold
        ? {
            confirmed_decades: sql<Decade[]>`array_append(${others}, ${decade}::integer)`,
          }
        : {
            confirmed_decades: sql<Decade[]>`${others}`,
            operator_fields: sql<string[]>`array_append(${undecided}, 'confirmed_decades')`,
          },
    )
    .where('id', '=', stationId)
    .execute();
  await bumpBoardVersion(tx, [stationId]);
}

/** Saves which fuels a station sells, as its people mark them (rule owner-fuels). @param marks by fuel type */
export async function markFuels(
  tx: Executor,
  now: Date,
  station_id: number,
  marks: ReadonlyMap<number, boolean>,
): Promise<void> {
  const rows = [...marks].map(([fuel_type_id, sold]) => ({ station_id, fuel_type_id, sold }));
  await tx
    .insertInto('station_fuel')
    .values(rows.map((row) => ({ ...row, decided_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['station_id', 'fuel_type_id'])
        .doUpdateSet((eb) => ({
          sold: eb.ref('excluded.sold'),
          decided_at: eb.ref('excluded.decided_at'),
        }))
        // `since` changes only with the mark: a fuel's history ends where it was first marked as not sold.
        .whereRef('station_fuel.sold', '<>', 'excluded.sold'),
    )
    .execute();
}
