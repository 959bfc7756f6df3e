import type { Backups } from '@pieno/contract/backups/backups.ts';
import type { Executor } from '../../db/database.ts';

/** Keeps what came of a back-up. @param outcome what was counted in it, or why it failed, in Italian */
export async function saveProof(
  db: Executor,
  at: Date,
  outcome: { stations: number; prices: number } | { failure: string },
): Promise<void> {
  const { failure, stations, prices } = { failure: null, stations: null, prices: null, ...outcome };
  await db.insertInto('backup_proof').values({ at, failure, stations, prices }).execute();
}

/** Reads how it stands with the back-ups (rule backup-seen). @param isConfigured whether there is a key */
export async function findBackups(db: Executor, isConfigured: boolean): Promise<Backups> {
  const newest = (isFailure: boolean) =>
    db
      .selectFrom('backup_proof')
      .selectAll()
      .where('failure', isFailure ? 'is not' : 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  const proven = await newest(false);
  const failed = await newest(true);
  return {
    configured: isConfigured,
    proven: proven
      ? { at: proven.at.toISOString(), stations: proven.stations!, prices: proven.prices! }
      : null,
    failed:
      failed && failed.id > (proven?.id ?? 0)
        ? { at: failed.at.toISOString(), message: failed.failure! }
        : null,
  };
}
