import { writeFileSync } from 'node:fs';
import { movedMark, openDatabase } from '../../db/connect.ts';
import { NO_LOGGER } from '../../db/database.ts';
import { syncOpened } from '../../db/embedded/durable-fs.ts';
import { openPostgres } from '../../db/postgres/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findMark } from '../../secrets.ts';
import { dump, readOnce, type Given } from './dump.ts';
import type { Ending } from './format.ts';
import { linesOf } from './lines.ts';
import { isEmptyDatabase, nameCommand, restorePostgres, type RestoreOptions } from './restore.ts';
import { sumUp } from './sum-up.ts';
import { TABLE_NAMES } from './tables.ts';

/** What came of a move. */
export interface Moved {
  tables: Ending['tables'];
  /** Where what was in PostgreSQL is now; undefined when there was nothing. */
  aside: string | undefined;
}

/**
 * Moves the embedded database's data to PostgreSQL, all or nothing, in a transaction that reads them again before its end.
 * Then a mark keeps everybody from going on with the old ones, which stay. A move that was killed is begun again, or, if only
 * the mark was missing, ended.
 * @throws DataFolderInUse while a server runs; NoDatabase; DataMoved; Refusal
 */
export async function moveToPostgres(
  { dataDir, to, at }: { dataDir: string; to: string; at: Date },
  options: RestoreOptions,
): Promise<Moved> {
  const where = { databaseUrl: undefined, dataDir, logger: NO_LOGGER, mustExist: true };
  const database = await openDatabase(where);
  try {
    const secret_mark = await findMark(database.kysely, options.secret);
    const given: Given = { at: at.toISOString(), open: false, secret_mark };
    const moved = await database.withoutTimeouts((executor) =>
      readOnce(executor, async (tx): Promise<Moved> => {
        const there = await sumsAt(to);
        if (there && JSON.stringify(await sumUp(tx, TABLE_NAMES)) === JSON.stringify(there)) {
          return { tables: there, aside: undefined };
        }
        const restored = await restorePostgres(to, linesOf(dump(tx, given)), options);
        return { tables: restored.ending.tables, aside: restored.aside };
      }),
    );
    writeFileSync(movedMark(dataDir), `${at.toISOString()}\n`);
    syncOpened(dataDir);
    return moved;
  } finally {
    await database.close();
  }
}

/** Counts and sums what is there; undefined when nothing is, or of another version. */
async function sumsAt(databaseUrl: string): Promise<Ending['tables'] | undefined> {
  const database = await openPostgres(databaseUrl, NO_LOGGER);
  try {
    return await database.withoutTimeouts((executor) =>
      inTransaction(executor, async (tx) => {
        await nameCommand(tx);
        return (await isEmptyDatabase(tx)) ? undefined : await sumUp(tx, TABLE_NAMES);
      }),
    );
  } finally {
    await database.close();
  }
}
