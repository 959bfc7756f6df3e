import { accessSync, constants, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderReason, makeFolder } from '../../../db/embedded/data-folder.ts';

/**
 * Tries by writing whether back-ups can be written to a folder, which is made where it is missing.
 * @returns an Italian sentence why not; undefined when they can
 */
export function tryBackupFolder(folder: string): string | undefined {
  return problemOf(folder, () => {
    makeFolder(folder);
    const probe = path.join(folder, `.pieno-${process.pid}`);
    writeFileSync(probe, '');
    // Another node's may be gone by the same name.
    rmSync(probe, { force: true });
  });
}

/** The same by looking alone, at the place itself or where it would be made. */
export function lookAtBackupFolder(folder: string): string | undefined {
  return problemOf(folder, () => {
    const place = firstThere(folder);
    if (!statSync(place).isDirectory()) throw Object.assign(new Error(place), { code: 'ENOTDIR' });
    accessSync(place, constants.W_OK | constants.X_OK);
  });
}

/** The folder itself, or the first of its parents that is there. @throws the system's error where nobody may look */
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

/** Tells whether a proven file lies where it was written, whole. @param bytes null where they are not known */
export function liesIn(folder: string, name: string, bytes: number | null): boolean {
  const file = path.join(folder, name);
  // Where nobody may look none lies: `lookAtBackupFolder` says why.
  const found = existsSync(file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  return found !== undefined && (bytes === null || found.size === bytes);
}
