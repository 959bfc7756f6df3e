import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/**
 * Finds stations by their ids at a source.
 * @returns station id by source id; unknown ones are missing
 */
export async function findStationIds(
  executor: Executor,
  source: string,
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

/** What became of stations that a registry lists no more. */
export interface Withdrawn {
  /** All that the registry lists no more, also from earlier times. */
  missing: number;
  /** Those that stood in a ranking until now and left it. */
  left: number[];
}

/**
 * Takes the stations that a registry lists no more out of the rankings. They keep their page and prices.
 * @param tx an open transaction that holds the board (`holdBoard`)
 * @param listed the source ids of the whole registry
 */
export async function withdrawUnlisted(
  tx: Executor,
  source: string,
  listed: readonly string[],
): Promise<Withdrawn> {
  const unlisted = sql<boolean>`not exists (
    select from unnest(${[...listed]}::text[]) as listed (id) where listed.id = station.source_id
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
 * Finds the one station somebody means.
 * @param who a station's id, an operator's own code, or a name that only one station bears
 * @returns the ids that fit: none, one, or several for a shared name
 */
export async function findMeantStations(executor: Executor, who: string): Promise<number[]> {
  const id = /^\d{1,9}$/u.test(who) ? Number(who) : -1;
  const { rows } = await sql<{ id: number; rank: number }>`
    select id, rank from (
      select id, case
        when id = ${id}::integer then 1
        when source = 'operator' and source_id = ${who} then 2
        when lower(name) = lower(${who}) then 3
      end as rank
      from station
    ) as candidate
    where rank is not null order by rank, id limit 20
  `.execute(executor);
  return rows.filter((row) => row.rank === rows[0]!.rank).map((row) => row.id);
}

/** What a station is called; undefined for an unknown id. */
export async function stationName(executor: Executor, id: number): Promise<string | undefined> {
  const row = await executor
    .selectFrom('station')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}
