/** The categories of fuel that a station sells beyond those of its kind. */
import { sql, type RawBuilder } from 'kysely';
import type { Decade } from '@pieno/contract/prices/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';

/** What a station sells, with more categories at the end, each once. @param more an array of integers */
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
