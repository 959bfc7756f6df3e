import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DISK_IS_FULL } from '../disk-full.ts';

/** The data folder, or something in it, cannot be used; the message says in Italian why. */
export class DataFolderUnusable extends Error {
  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(
      `La cartella dati ${folder} non si può usare: ${reason}. Rimedia, oppure scegli un'altra cartella con DATA_DIR.`,
      options,
    );
  }
}

const NOT_ALLOWED = "non c'è il permesso di scriverci";
const NOT_A_FOLDER = "al suo posto, o più su nel suo percorso, c'è un file";

/** Reasons by the system's error codes. */
const REASONS: Record<string, string> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: 'è in sola lettura',
  EEXIST: NOT_A_FOLDER,
  ENOTDIR: NOT_A_FOLDER,
  ENOENT: 'lì non si può creare niente',
  ENAMETOOLONG: 'il suo nome è troppo lungo',
  ELOOP: 'il suo percorso gira in tondo',
  EBUSY: 'il sistema la sta usando per altro',
  ENOSPC: DISK_IS_FULL,
  EDQUOT: DISK_IS_FULL,
};

const LOCK_REASONS: Record<number, string> = {
  8: NOT_ALLOWED,
  10: 'il disco non risponde come deve',
  13: DISK_IS_FULL,
  14: NOT_ALLOWED,
  26: 'il suo file owner.lock è danneggiato e si può cancellare',
};

/** Explains in Italian why a folder cannot be used, from the system's error; undefined for an unknown cause. */
export const folderReason = (error: unknown): string | undefined =>
  REASONS[(error as NodeJS.ErrnoException).code ?? ''];

/**
 * Runs work on a folder, explaining its errors.
 * @throws DataFolderUnusable instead of a known system or SQLite error; other errors unchanged
 */
export function explainFolderErrors<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code, errcode } = error as { code?: string; errcode?: number };
    const reason =
      errcode === undefined ? REASONS[code ?? ''] : LOCK_REASONS[errcode & PRIMARY_CODE];
    if (!reason) throw error;
    throw new DataFolderUnusable(folder, reason, { cause: error });
  }
}

// The higher bits of SQLite's extended result codes hold details.
const PRIMARY_CODE = 0xff;

/**
 * Creates a folder and its missing parents, accessible only by the user; existing ones stay unchanged. Node's option
 * `recursive` never returns where the kernel cannot create folders, such as below /proc.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    makeFolder(path.dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  }
}
