/** Stations that are closed for good (rule station-closed). */
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';

/**
 * Closes a station at an instant, or opens it again.
 * @param tx an open transaction that has locked the board
 * @param closedAt null opens it
 * @returns false when it was so already
 * @throws notFound for an unknown or merged station
 */
export async function setClosedAt(
  tx: Executor,
  id: number,
  closedAt: Date | null,
): Promise<boolean> {
  const { closed_at: before } = await lockStanding(tx, id);
  if ((before === null) === (closedAt === null)) return false;
  await tx.updateTable('station').set({ closed_at: closedAt }).where('id', '=', id).execute();
  await bumpBoardVersion(tx, [id]);
  return true;
}

/** Locks a station's row. @throws notFound for an unknown or merged station */
export async function lockStanding(tx: Executor, id: number) {
  const station = await tx
    .selectFrom('station')
    .select(['name', 'closed_at'])
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!station) throw notFound('business_not_found');
  return station;
}
