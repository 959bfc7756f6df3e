import path from 'node:path';
import pg from 'pg';
import type { Database } from '../database.ts';
import { isDiskFull } from '../disk-full.ts';
import { DataFolderUnusable } from './data-folder.ts';

export const DAMAGED =
  'il database che contiene non si apre, forse perché i suoi file sono danneggiati; se ne hai una copia, ripristinala';

/**
 * Runs a part of the start and explains the embedded database's errors: see `startFailure`.
 * @throws DataFolderUnusable
 */
export async function explainDamage<T>(
  { engine }: Pick<Database, 'engine'>,
  dataDir: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw engine === 'embedded' ? startFailure(error, dataDir) : error;
  }
}

/**
 * Explains an error of the database during the start. The start's queries never fail on a sound embedded database, so
 * its files are damaged; some damage shows only when a table is read.
 * @returns a DataFolderUnusable for errors of the database; others, and a full disk, unchanged
 */
function startFailure(error: unknown, dataDir: string): unknown {
  if (!(error instanceof pg.DatabaseError) || isDiskFull(error)) return error;
  return new DataFolderUnusable(path.join(dataDir, 'db'), DAMAGED, { cause: error });
}
