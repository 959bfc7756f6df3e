/**
 * What is sold at a station, read, decided and written: the categories of its kind and those that a source adds
 * (`confirmed_decades`), and fuel by fuel what has a price and what its owner says (`station_fuel`).
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

/** What a kind of station sells: a petrol station every fuel that flows, a charging site electricity. */
const BY_KIND: Record<string, readonly number[]> = {
  fuel: DECADES.filter((decade) => decade !== ELECTRIC),
  charging: [ELECTRIC],
};

/** What a station of which nothing is known sells. */
const FIRST_DECADES: Record<string, readonly number[]> = { fuel: [10, 20], charging: [ELECTRIC] };

/**
 * The categories that a station may sell: those of its kind, and those that a source adds. Pumps and columns may share a
 * forecourt.
 * @param confirmed categories that a source confirms
 */
export const soldDecades = (kind: string, confirmed: readonly number[]): Set<number> =>
  new Set([...(BY_KIND[kind] ?? []), ...confirmed]);

/** Those of them that it is known to sell. */
export const statedDecades = (kind: string, confirmed: readonly number[]): Set<number> =>
  kind === 'charging' ? soldDecades(kind, confirmed) : new Set(confirmed);

/** What is known of the fuels that a station sells, by their ids. */
export interface KnownFuels {
  kind: string;
  /** The decades that a source confirms. */
  confirmed: readonly number[];
  /** The fuels that have a price, and those of them of which more than a driver or the demonstration says it. */
  priced: readonly number[];
  stated: readonly number[];
  /** What its owner says is sold, and is not. */
  sold: readonly number[];
  unsold: readonly number[];
}

/** Whose price of one fuel tells nothing of the others. */
export const UNSURE: readonly PriceOrigin[] = ['driver', 'demo'];

/** `KnownFuels` of a row of `station`, as columns of a query. */
export const KNOWN_FUELS = sql`station.kind, station.confirmed_decades as confirmed,
  array(select fuel_type_id from current_price where station_id = station.id) as priced,
  array(
    select fuel_type_id from current_price where station_id = station.id and origin <> all(${[...UNSURE]}::text[])
  ) as stated,
  array(select fuel_type_id from station_fuel where station_id = station.id and sold) as sold,
  array(select fuel_type_id from station_fuel where station_id = station.id and not sold) as unsold`;

/** Reads that of stations. @returns by their ids */
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
 * The fuels whose price can be said at a station (rule report-fuels): those with a price, the base grades of the decades
 * that it sells, and what its owner says it sells; never what the owner says it does not.
 * @returns ids of fuel types, the smallest first
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
 * The fuels that a station sells, as its owner sees it (rule owner-fuels): those that have a price or that the owner marks
 * so, without those that the owner marks otherwise.
 * @returns ids of fuel types
 */
export function soldFuels({ kind, priced, sold, unsold }: KnownFuels): Set<number> {
  const fuels = [...priced, ...sold].filter((id) => !unsold.includes(id));
  const isUnknown = fuels.length === 0 && unsold.length === 0;
  // The first fuel of a category has its number.
  return new Set(isUnknown ? FIRST_DECADES[kind] : fuels);
}

/** The categories that sources add, with more at the end, each once. @param more an array of integers */
export function withAdded(more: RawBuilder<unknown>): RawBuilder<Decade[]> {
  return sql`station.confirmed_decades || array(
    select unnest(${more}) except select unnest(station.confirmed_decades) order by 1
  )`;
}

/**
 * Notes that stations sell a category by a source's word, unless an operator decided what they sell; of a merged station
 * the one that is kept. Tells the board.
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
 * Notes that a station sells a category of fuel beyond those of its kind, or no longer does; then no other source adds
 * to what it sells.
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

/** Notes of fuels whether a station sells them, as its people say (rule owner-fuels). @param marks by fuel type */
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
        // Histories end where a fuel was first said not to be sold.
        .whereRef('station_fuel.sold', '<>', 'excluded.sold'),
    )
    .execute();
}
