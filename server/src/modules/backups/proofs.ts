import type { Executor } from '../../db/database.ts';
import { liesIn, lookAtBackupFolder } from './folder/backup-folder.ts';
import { backupName } from './folder/backup-name.ts';

/** How it stands with the back-ups (rule backup-seen). */
export interface Backups {
  /** False while none are written, as no BACKUP_KEY is configured. */
  configured: boolean;
  /** Why none can be written where they belong, as an Italian sentence. */
  folder: string | null;
  /** The newest that was restored to prove it and lies there; where none does, the newest that was proven. */
  proven: { at: string; stations: number; prices: number } | null;
  /** True where no proven file lies in the folder of the back-ups. */
  missing: boolean;
  /** Why the newest failed; null once a later one was proven. */
  failed: { at: string; message: string } | null;
}

/** A back-up that was proven. */
interface Proven {
  stations: number;
  prices: number;
  bytes: number;
  /** Its name in the folder of the back-ups; null for one that was written elsewhere. */
  file: string | null;
}

/** Keeps what came of a back-up. @param outcome what was counted in it, or why it failed, in Italian */
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

/** Proofs that are looked at for one whose file still lies there: of more than a year of nights. */
const PROOFS = 400;

/**
 * Reads how it stands with the back-ups (rule backup-seen): what counts is a proven file that lies in the folder, not that
 * one was proven somewhere, nor that a file lies there.
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
