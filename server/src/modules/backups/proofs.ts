import type { Executor } from '../../db/database.ts';
import { liesIn, lookAtBackupFolder } from './folder/backup-folder.ts';
import { backupName } from './folder/backup-name.ts';

/** The state of the back-ups (rule backup-seen). */
export interface Backups {
  /** False without a BACKUP_KEY: no back-ups are written. */
  configured: boolean;
  /** An Italian sentence why the folder cannot be written to; null when it can. */
  folder: string | null;
  /** The newest proven back-up whose file is in the folder; if there is none, the newest proven one. */
  proven: { at: string; stations: number; prices: number } | null;
  /** True when the folder contains no proven file. */
  missing: boolean;
  /** Why the newest back-up failed; null after a later one was proven. */
  failed: { at: string; message: string } | null;
}

interface Proven {
  stations: number;
  prices: number;
  bytes: number;
  /** Its name in the folder of back-ups; null for one written elsewhere. */
  file: string | null;
}

/** Saves the outcome of a back-up. @param outcome its numbers, or an Italian sentence why it failed */
export async function saveProof(
  db: Executor,
  at: Date,
  outcome: Proven | { failure: string },
): Promise<void> {
  await db
    .insertInto('backup_proof')
    .values({ at, ...outcome })
    .execute();
}

/** Proofs among which one with an existing file is searched: more than a year of nights. */
const PROOFS = 400;

/**
 * Reads the state of the back-ups (rule backup-seen). Only a proven file in the folder counts: neither a proof of a
 * file elsewhere nor an unproven file.
 */
export async function findBackups(
  db: Executor,
  { backupKey, backupDir }: { backupKey: string | undefined; backupDir: string },
): Promise<Backups> {
  const rows = db.selectFrom('backup_proof').selectAll().orderBy('id', 'desc');
  const proofs = await rows.where('failure', 'is', null).limit(PROOFS).execute();
  const failed = await rows.where('failure', 'is not', null).limit(1).executeTakeFirst();
  const lying = proofs.find(({ at, file, bytes }) => {
    const name = file ?? (bytes === null ? backupName(at, false) : null);
    return name !== null && liesIn(backupDir, name, bytes === null ? null : Number(bytes));
  });
  const proven = lying ?? proofs[0];
  return {
    configured: backupKey !== undefined,
    folder: backupKey === undefined ? null : (lookAtBackupFolder(backupDir) ?? null),
    proven: proven
      ? { at: proven.at.toISOString(), stations: proven.stations!, prices: proven.prices! }
      : null,
    missing: proven !== undefined && lying === undefined,
    failed:
      failed && failed.id > (proofs[0]?.id ?? 0)
        ? { at: failed.at.toISOString(), message: failed.failure! }
        : null,
  };
}
