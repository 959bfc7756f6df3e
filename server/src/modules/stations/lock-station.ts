import type { Executor } from '../../db/database.ts';
import { lockStanding } from './closed.ts';

/**
 * Locks a station's row, so that nobody else changes its people at the same time.
 * @param tx an open transaction that locks no account after it
 * @returns the station's name
 * @throws notFound for an unknown station, and one that was merged: `keptStation` finds the other
 */
export async function lockStation(tx: Executor, id: number): Promise<string> {
  return (await lockStanding(tx, id)).name;
}
