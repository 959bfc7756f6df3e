import type { StationName } from '@pieno/contract/administration.ts';
import type { Executor } from '../../../db/database.ts';
import { findOutside } from '../../stations/repository.ts';
import { findLastState } from '../runs.ts';
import type { MinistryState } from './ministry-state.ts';

/** Finds the stations that the ministry's last file has put outside the areas and that still stand there (rule import-areas). */
export async function findMovedOut(executor: Executor): Promise<StationName[]> {
  const last = await findLastState<MinistryState>(executor, 'mimit');
  const found = await findOutside(executor, 'mimit', last?.movedOut ?? []);
  return found.map(({ id, name, locality }) => ({ id, name, locality }));
}
