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
import { startParameters } from './start-parameters.ts';

/**
 * @returns whether there is a database in the folder; false when it is empty or missing
 * @throws DataFolderUnusable when it holds something else, which a new database would bury
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
 * Makes a database: whole, on the disk and in its place, or not at all. It grows under another name, so
 * what a start that was killed leaves behind is never taken for a database, nor a database for that.
 * @param template a dump (tar) to begin with, for tests: it is not waited for on the disk
 */
export async function makeDatabase(folder: string, template: string | undefined): Promise<void> {
  const draft = draftOf(folder);
  removeDraft(folder);
  mkdirSync(draft, { mode: 0o700 });
  const pglite = new PGlite({
    fs: new DurableNodeFS(draft),
    ...(template && { loadDataDir: await openAsBlob(template) }),
    startParams: startParameters,
  });
  await pglite.waitReady;
  await pglite.close();
  if (!template) await syncFolder(draft);
  // Empty, or else `hasDatabase` would have said so; Windows does not rename over a folder.
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(draft, folder);
  syncOpened(path.dirname(folder));
}

/** Removes what a first start that failed or was killed left behind. */
export function removeDraft(folder: string): void {
  rmSync(draftOf(folder), { recursive: true, force: true });
}

const draftOf = (folder: string) => `${folder}.incomplete`;
