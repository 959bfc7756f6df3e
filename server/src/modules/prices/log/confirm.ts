import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import type { Sender } from '../speaker.ts';
import type { Pair } from '../current/settle.ts';

/**
 * Accepts waiting observations beyond doubt, because their origin has stated a similar price on a later day.
 * @param tx an open transaction that has locked the board; the caller settles
 * @returns the station and fuel of each
 */
export async function confirmRepeated(
  tx: Executor,
  { origin, runId }: Sender,
  now: Date,
  ids: readonly string[],
): Promise<Pair[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .updateTable('observation')
    .set({
      state: 'accepted',
      doubtful: false,
      decided_at: now,
      decided_by: origin,
      decision_reason: 'repeated',
      decided_run_id: runId ?? null,
    })
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::bigint[])`)
    .returning(['station_id as stationId', 'fuel_type_id as fuelTypeId'])
    .execute();
  return rows;
}
