/** What the processes do that make a back-up: see `child.ts`. */
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
  /** Where it lies until it was proven. */
  part: string;
  /** Public key of age; undefined: an open back-up. */
  recipient: string | undefined;
  /** Address of PostgreSQL; undefined: the copy of the embedded database in `work`. */
  databaseUrl: string | undefined;
  /**
   * Keys that live in these processes alone. What is encrypted to the operator's key can be read by nobody here: to
   * prove what lies on the disk it is encrypted to these, too.
   */
  own: KeyPair;
  /** A private folder for what is thrown away. */
  work: string;
}

/** What came of both steps. */
export interface MadeBackup {
  bytes: number;
  stations: number;
  prices: number;
}

/** Writes the file from one state of the database. @returns its bytes */
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

/** Proves what lies on the disk. @returns what is in it */
export async function provePart({
  part,
  own,
  work,
}: BackupTask): Promise<Omit<MadeBackup, 'bytes'>> {
  const { ending } = await prove(readBackup(part, own.identity), path.join(work, 'proof'));
  const rowsOf = (table: string) => ending.tables[table]!.rows;
  return { stations: rowsOf('station'), prices: rowsOf('observation') };
}
