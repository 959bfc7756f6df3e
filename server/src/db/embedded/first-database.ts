import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DataFolderUnusable } from './data-folder.ts';
import { DurableNodeFS, syncFolder, syncOpened } from './durable-fs.ts';
import { findPackedDatabase } from './packed-database.ts';
import { startParameters } from './start-parameters.ts';

/** The folder of the embedded database in the data folder. */
export const databaseFolder = (dataDir: string): string => path.join(dataDir, 'db');

/**
 * Checks whether there is a database in the folder.
 * @returns false when the folder is empty or missing
 * @throws DataFolderUnusable when it contains something else, which a new database would overwrite
 */
export function hasDatabase(folder: string): boolean {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return true;
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  throw new DataFolderUnusable(
    folder,
    'contiene già dei dati, ma non un database intero (manca il file PG_VERSION), e Pieno non ci scrive sopra',
  );
}

/**
 * Creates a database atomically: in a draft folder that is synced to the disk and then renamed. So remains of a killed
 * start and a database are never mistaken for each other.
 * @param template a dump (tar) to load, for tests; the result is then not synced to the disk
 */
export async function makeDatabase(folder: string, template: string | undefined): Promise<void> {
  const draft = draftOf(folder);
  removeDraft(folder);
  mkdirSync(draft, { mode: 0o700 });
  const packed = template ?? findPackedDatabase();
  const pglite = new PGlite({
    fs: new DurableNodeFS(draft),
    ...(packed && { loadDataDir: await openAsBlob(packed) }),
    startParams: startParameters,
  });
  await pglite.waitReady;
  await pglite.close();
  if (!template) await syncFolder(draft);
  // The folder is empty, as `hasDatabase` has checked; Windows does not rename over an existing folder.
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(draft, folder);
  syncOpened(path.dirname(folder));
}

/** Removes the draft folder of a first start that failed or was killed. */
export function removeDraft(folder: string): void {
  rmSync(draftOf(folder), { recursive: true, force: true });
}

/** Holds a complete restored database until the old one has been moved aside. */
export const restoredOf = (folder: string): string => `${folder}.restored`;

/** Completes a restore that was killed after the old database was moved aside and before the new one replaced it. */
export function takeRestored(folder: string): void {
  if (existsSync(folder) || !existsSync(restoredOf(folder))) return;
  renameSync(restoredOf(folder), folder);
  syncOpened(path.dirname(folder));
}

const draftOf = (folder: string) => `${folder}.incomplete`;
