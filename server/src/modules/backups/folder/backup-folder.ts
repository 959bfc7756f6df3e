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
    rmSync(probe);
  });
}

/** The same by looking alone. */
export function lookAtBackupFolder(folder: string): string | undefined {
  return problemOf(folder, () => {
    if (existsSync(folder)) accessSync(folder, constants.W_OK | constants.X_OK);
  });
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
  const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
  return found !== undefined && (bytes === null || found.size === bytes);
}
