import { sql } from 'kysely';
import { CHARGING_SITES } from '../../../seed/charging-sites.ts';
import type { Executor } from '../../db/database.ts';

/**
 * Gives the seed's charging sites their connectors where no source has given any yet: a database may be older than
 * these facts.
 * @param tx an open transaction
 * @returns ids of the stations that changed
 */
export async function fillConnectors(tx: Executor): Promise<number[]> {
  const facts = CHARGING_SITES.map(({ source, sourceId, connectors }) => ({
    source,
    source_id: sourceId,
    connectors,
  }));
  const { rows } = await sql<{ id: number }>`
    update station set connectors = facts.connectors
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as facts (source text, source_id text, connectors jsonb)
    where station.source = facts.source and station.source_id = facts.source_id
    and station.connectors is null and facts.connectors is not null
    returning station.id
  `.execute(tx);
  return rows.map((row) => row.id);
}
