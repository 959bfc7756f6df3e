import type { Executor } from '../../db/database.ts';
import { notFound } from '../../errors.ts';

/**
 * Locks a station's row, so that nobody else changes it or its people meanwhile.
 * @param tx an open transaction that locks no account afterwards
 * @throws notFound for an unknown or merged station; see `resolveStation` for the kept one
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
