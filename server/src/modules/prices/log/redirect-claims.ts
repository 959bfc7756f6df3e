import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import type { ReportedPrice } from '../reported-price.ts';

/**
 * Redirects claims about a merged station to the station that remains (rule station-merge): sources still name the merged
 * one.
 * @param tx an open transaction that has locked the board, so that no station is merged meanwhile
 * @returns the claims in their order
 */
export async function redirectClaims<One extends ReportedPrice>(
  tx: Executor,
  claims: readonly One[],
): Promise<One[]> {
  const ids = [...new Set(claims.map(({ stationId }) => stationId))];
  const { rows } = await sql<{ id: number; kept: number }>`
    select id, merged_into as kept from station
    where merged_into is not null and id = any(${ids}::integer[])
  `.execute(tx);
  if (rows.length === 0) return [...claims];
  const keptOf = new Map(rows.map(({ id, kept }) => [id, kept]));
  return claims.map((claim) => {
    const kept = keptOf.get(claim.stationId);
    return kept === undefined
      ? claim
      : { ...claim, stationId: kept, namedStationId: claim.stationId };
  });
}
