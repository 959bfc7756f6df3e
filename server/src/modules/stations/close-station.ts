/** Closes stations permanently (rule station-closed). */
import type { Executor } from '../../db/database.ts';
import { lockStation } from './lock-station.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';

/**
 * Closes a station at a time, or reopens it.
 * @param tx an open transaction that has locked the board
 * @param closedAt null reopens it
 * @returns false when it had that state already
 * @throws notFound for an unknown or merged station
 */
export async function setClosedAt(
  tx: Executor,
  id: number,
  closedAt: Date | null,
): Promise<boolean> {
  const { closed_at: before } = await lockStation(tx, id);
  if ((before === null) === (closedAt === null)) return false;
  await tx.updateTable('station').set({ closed_at: closedAt }).where('id', '=', id).execute();
  await bumpBoardVersion(tx, [id]);
  return true;
}
