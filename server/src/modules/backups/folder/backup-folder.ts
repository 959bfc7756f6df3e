import { accessSync, constants, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderReason, makeFolder } from '../../../db/embedded/data-folder.ts';

/**
 * Checks by a test file that back-ups can be written to a folder; creates a missing folder.
 * @returns an Italian sentence with the problem; undefined when there is none
 */
export function tryBackupFolder(folder: string): string | undefined {
  return problemOf(folder, () => {
    makeFolder(folder);
    const probe = path.join(folder, `.pieno-${process.pid}`);
    writeFileSync(probe, '');
    // Another node may have deleted a file of the same name.
    rmSync(probe, { force: true });
  });
}

/** Makes the same check without writing, at the folder or where it would be created. */
export function lookAtBackupFolder(folder: string): string | undefined {
  return problemOf(folder, () => {
    const place = firstThere(folder);
    if (!statSync(place).isDirectory()) throw Object.assign(new Error(place), { code: 'ENOTDIR' });
    accessSync(place, constants.W_OK | constants.X_OK);
  });
}

/** Returns the folder or its nearest existing parent. @throws the system's error where access is denied */
function firstThere(folder: string): string {
  const isThere = statSync(folder, { throwIfNoEntry: false }) !== undefined;
  const parent = path.dirname(folder);
  return isThere || parent === folder ? folder : firstThere(parent);
}

function problemOf(folder: string, work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    const reason = folderReason(error) ?? 'il sistema non lo permette';
    return `La cartella delle copie ${folder} non si può usare: ${reason}. Rimedia, oppure scegli un'altra cartella con BACKUP_DIR.`;
  }
}

/** Returns whether a proven file is in the folder with its full size. @param bytes null when unknown */
export function liesIn(folder: string, name: string, bytes: number | null): boolean {
  const file = path.join(folder, name);
  // `existsSync` is false where access is denied; `lookAtBackupFolder` reports the reason.
  const found = existsSync(file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  return found !== undefined && (bytes === null || found.size === bytes);
}
