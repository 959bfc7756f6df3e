import { sql } from 'kysely';
import type { Area } from '@pieno/contract/prices/prices.ts';
import type { Executor } from '../../db/database.ts';
import type { Station } from '../../db/schema.gen.ts';
import { MOVED_OUTSIDE_AREAS } from './moved-outside-areas.ts';
import { RANKED_AREAS } from './may-rank.ts';

/**
 * Finds stations by their ids at a source.
 * @returns station ids by source id; unknown ones are missing
 */
export async function findStationIds(
  executor: Executor,
  source: Station['source'],
  sourceIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await executor
    .selectFrom('station')
    .select(['id', 'source_id'])
    .where('source', '=', source)
    .where('source_id', '=', sql<string>`any(${[...sourceIds]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.source_id, row.id]));
}

/**
 * Finds the stations of a source that have left its registry.
 * @param unlisted the source ids of kept stations that it does not list
 * @returns their ids, also of those withdrawn by earlier imports
 */
export async function findUnlisted(
  executor: Executor,
  source: Station['source'],
  unlisted: readonly string[],
): Promise<number[]> {
  const gone = sql`any(${[...unlisted]}::text[])`;
  const { rows } = await sql<{ id: number }>`
    select id from station where source = ${source} and source_id = ${gone}
    -- The registry may still list a station that was merged into this one.
    and not exists (
      select from station merged
      where merged.merged_into = station.id and merged.source = ${source} and not merged.source_id = ${gone}
    )
  `.execute(executor);
  return rows.map(({ id }) => id);
}

/**
 * Withdraws stations that their registry no longer lists from the rankings. They keep their page and prices.
 * @param tx an open transaction that has locked the board (`lockBoardVersion`)
 * @returns the ids of those that leave a ranking now
 */
export async function withdrawStations(tx: Executor, ids: readonly number[]): Promise<number[]> {
  const withdrawn = await tx
    .updateTable('station')
    .set({ listed: false })
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('listed', '=', true)
    .returning(['id', 'areas'])
    .execute();
  return withdrawn.filter(({ areas }) => areas.length > 0).map(({ id }) => id);
}

/**
 * Lists the stations of a source that an import keeps at any position (rule import-areas).
 * @returns their source ids: those in an area or merged into one in an area, and those that moved out
 */
export async function listKept(
  executor: Executor,
  source: Station['source'],
): Promise<{ inAreas: string[]; movedOut: string[] }> {
  const rows = await executor
    .selectFrom('station')
    .leftJoin('station as kept', 'kept.id', 'station.merged_into')
    .select(['station.source_id', MOVED_OUTSIDE_AREAS.as('isOut')])
    .where('station.source', '=', source)
    .where(sql<boolean>`station.areas <> '{}' or kept.areas <> '{}' or ${MOVED_OUTSIDE_AREAS}`)
    .execute();
  const ids = (isOut: boolean) =>
    rows.filter((row) => row.isOut === isOut).map((row) => row.source_id);
  return { inAreas: ids(false), movedOut: ids(true) };
}

/**
 * Finds a station by an operator's input.
 * @param who a station's id, an operator's own code, or a name
 * @returns the matching ids: none, one, or several of the same name; at most 20
 */
export async function findStationsNamed(executor: Executor, who: string): Promise<number[]> {
  const id = /^\d{1,9}$/u.test(who) ? Number(who) : -1;
  const { rows } = await sql<{ id: number; rank: number }>`
    select id, rank from (
      select id, case
        when id = ${id}::integer then 1
        when source = 'operator' and source_id = ${who} then 2
        when lower(name) = lower(${who}) then 3
      end as rank
      from station where merged_into is null
    ) as candidate
    where rank is not null order by rank, id limit 20
  `.execute(executor);
  return rows.filter((row) => row.rank === rows[0]!.rank).map((row) => row.id);
}

/** Reads the areas in which stations may rank; empty when one may not. */
export async function findAreas(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, Area[]>> {
  const rows = await executor
    .selectFrom('station')
    .select(['id', RANKED_AREAS])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, areas }) => [id, areas]));
}

/** Reads a station's name; undefined for an unknown id. */
export async function stationName(executor: Executor, id: number): Promise<string | undefined> {
  const row = await executor
    .selectFrom('station')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}
