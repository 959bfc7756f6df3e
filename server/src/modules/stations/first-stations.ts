/** The stations that a database begins with. */
import { sql, type Insertable } from 'kysely';
import type { Connector } from '@pieno/contract/stations/business.ts';
import type { Executor } from '../../db/database.ts';
import type { Station } from '../../db/schema.gen.ts';

/**
 * Adds stations to a database that has none in San Marino.
 * @param tx an open transaction
 * @returns their ids; none where there are some
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
 * Gives charging sites their connectors where no source has given any yet: a database may be older than these facts.
 * @param tx an open transaction
 * @returns ids of the stations that changed
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
