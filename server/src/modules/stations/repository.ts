import { sql } from 'kysely';
import type { Area } from '@pieno/contract/prices.ts';
import type { Executor } from '../../db/database.ts';
import type { Station } from '../../db/schema.gen.ts';
import { RANKED_AREAS } from './ranks.ts';

/**
 * Finds stations by their ids at a source.
 * @returns map from source id to station id; unknown ones are missing
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

/** The stations that a registry no longer lists. */
export interface Withdrawn {
  /** Number of stored stations that are not in the registry, including those withdrawn by earlier imports. */
  missing: number;
  /** Ids of those that have left a ranking now. */
  left: number[];
}

/**
 * Removes the stations that a registry no longer lists from the rankings. They keep their page and prices.
 * @param tx an open transaction that has locked the board (`lockBoardVersion`)
 * @param listed the source ids of the whole registry
 */
export async function withdrawUnlisted(
  tx: Executor,
  source: Station['source'],
  listed: readonly string[],
): Promise<Withdrawn> {
  const unlisted = sql<boolean>`not exists (
    select from unnest(${[...listed]}::text[]) as listed (id) where listed.id = station.source_id
  ) and not exists (
    -- The registry may name the forecourt by the id of a station that was merged into this one.
    select from station merged join unnest(${[...listed]}::text[]) as listed (id) on listed.id = merged.source_id
    where merged.merged_into = station.id and merged.source = ${source}
  )`;
  const { missing } = await tx
    .selectFrom('station')
    .select((eb) => eb.fn.countAll<string>().as('missing'))
    .where('source', '=', source)
    .where(unlisted)
    .executeTakeFirstOrThrow();
  const withdrawn = await tx
    .updateTable('station')
    .set({ listed: false })
    .where('source', '=', source)
    .where('listed', '=', true)
    .where(unlisted)
    .returning(['id', 'areas'])
    .execute();
  const left = withdrawn.filter(({ areas }) => areas.length > 0);
  return { missing: Number(missing), left: left.map(({ id }) => id) };
}

/**
 * Finds a station by what an operator typed.
 * @param who a station's id, an operator's own code, or a name
 * @returns the matching ids: none, one, or several when stations share the name; at most 20
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

/** Reads the areas in which stations may rank; empty for one that may not. */
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
