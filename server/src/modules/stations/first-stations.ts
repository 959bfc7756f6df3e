/** The first stations of a database. */
import { sql, type Insertable } from 'kysely';
import type { Connector } from '@pieno/contract/stations/business.ts';
import type { Executor } from '../../db/database.ts';
import type { Station } from '../../db/schema.gen.ts';

/**
 * Adds stations to a database without any in San Marino.
 * @param tx an open transaction
 * @returns their ids; none when there were some
 */
export async function addFirstStations(
  tx: Executor,
  stations: readonly Insertable<Station>[],
): Promise<number[]> {
  const known = await tx
    .selectFrom('station')
    .select('id')
    .where('country', '=', 'SM')
    .limit(1)
    .executeTakeFirst();
  if (known) return [];
  const rows = await tx.insertInto('station').values(stations).returning('id').execute();
  return rows.map((row) => row.id);
}

/**
 * Fills the connectors of charging sites that have none yet, in databases older than this column.
 * @param tx an open transaction
 * @returns ids of the changed stations
 */
export async function fillConnectors(
  tx: Executor,
  sites: readonly { source: string; sourceId: string; connectors?: readonly Connector[] }[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update station set connectors = facts.connectors
    from jsonb_to_recordset(${JSON.stringify(sites)}::jsonb)
      as facts (source text, "sourceId" text, connectors jsonb)
    where station.source = facts.source and station.source_id = facts."sourceId"
    and station.connectors is null and facts.connectors is not null
    returning station.id
  `.execute(tx);
  return rows.map((row) => row.id);
}
