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

export interface Moved {
  tables: Ending['tables'];
  /** The schema with PostgreSQL's earlier data; undefined when there were none. */
  aside: string | undefined;
}

/**
 * Moves the embedded database's data to PostgreSQL in one transaction, which compares the copied rows before its end. A
 * mark then prevents the use of the old data, which stay. After a kill the move starts again, or only sets the missing
 * mark.
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

/** Returns the counts and sums of a database; undefined when it is empty or of another version. */
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
