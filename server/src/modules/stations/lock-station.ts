import type { Executor } from '../../db/database.ts';
import { notFound } from '../../errors.ts';

/**
 * Locks a station's row, so that nobody else changes it or its people at the same time.
 * @param tx an open transaction that locks no account after it
 * @throws notFound for an unknown station, and one that was merged: `resolveStation` finds the other
 */
export async function lockStation(tx: Executor, id: number) {
  return await tx
    .selectFrom('station')
    .select(['name', 'closed_at'])
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('business_not_found'));
}
