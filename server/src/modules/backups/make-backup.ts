/** The two steps of a back-up, which run in child processes: see `child.ts`. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { NO_LOGGER } from '../../db/database.ts';
import { openEmbedded } from '../../db/embedded/open.ts';
import { openPostgres } from '../../db/postgres/open.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { dump, readOnce, type Given } from './dump.ts';
import type { KeyPair } from './keys.ts';
import { prove } from './proof.ts';
import { copyIn } from './work-folder.ts';

export interface BackupTask {
  given: Given;
  /** The file's path until it is proven. */
  part: string;
  /** Public key of age; undefined for an open back-up. */
  recipient: string | undefined;
  /** Address of PostgreSQL; undefined for the copy of the embedded database in `work`. */
  databaseUrl: string | undefined;
  /**
   * Keys that exist only in these processes. The server cannot decrypt for the operator's key, so the file is encrypted
   * to these as well, to prove it as it is on the disk.
   */
  own: KeyPair;
  work: string;
}

export interface MadeBackup {
  bytes: number;
  stations: number;
  prices: number;
}

/** Writes the file from one snapshot of the database. @returns its size */
export async function writePart(task: BackupTask): Promise<Pick<MadeBackup, 'bytes'>> {
  const { given, databaseUrl, work, part, recipient, own } = task;
  const dataDir = copyIn(work);
  const recipients = recipient ? [recipient, own.recipient] : [];
  const database = databaseUrl
    ? await openPostgres(databaseUrl, NO_LOGGER)
    : await openEmbedded({ dataDir, filled: 'scratch' }, NO_LOGGER);
  try {
    const bytes = await database.withoutTimeouts((executor) =>
      readOnce(executor, (tx) => writeBackup(part, dump(tx, given), recipients)),
    );
    return { bytes };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Proves the file on the disk. @returns its contents in numbers */
export async function provePart({
  part,
  own,
  work,
}: BackupTask): Promise<Omit<MadeBackup, 'bytes'>> {
  const { ending } = await prove(readBackup(part, own.identity), path.join(work, 'proof'));
  const rowsOf = (table: string) => ending.tables[table]!.rows;
  return { stations: rowsOf('station'), prices: rowsOf('observation') };
}
