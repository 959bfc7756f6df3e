import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bumpBoardVersion, lockBoardVersion } from '../../changes/board-version.ts';
import { forgetDaysOf } from '../../history/forget-stations.ts';
import { forgetPricesOf } from '../../prices/log/forget-stations.ts';
import {
  countOutsiders,
  deleteStations,
  findOutsiders,
  REGISTRYS_COLUMNS,
} from '../../stations/outsiders.ts';
import { asAttempt } from './attempts.ts';
import type { ImportContext } from './import-context.ts';
import { italianNumber } from './report-text.ts';

/** Stations removed in one transaction, for which others wait. */
const STEP = 250;
const MEGABYTE = 1024 * 1024;

/**
 * Removes the stations outside the areas for which only a registry has data (rule station-tidy), in short transactions,
 * as an attempt like an import. After an interruption the next call removes the rest.
 * @returns Italian sentences about the result; of a trial only the number of stations
 * @throws ImportRunning while an import is running
 */
export async function tidyStations(context: ImportContext): Promise<string[]> {
  const { database, isTrial = false } = context;
  const outsiders = await countOutsiders(database.kysely);
  const found = `Distributori fuori dalle zone, di cui nessuno ha detto niente: ${italianNumber(outsiders)}.`;
  if (isTrial || outsiders === 0) return [found];
  const logged = { action: 'stations_tidied', target: { stations: outsiders } } as const;
  const { report } = await asAttempt(
    context,
    { kind: 'tidy', action: 'import', logged },
    async () => {
      const before = await sizeOf(database);
      const removed = await removeAll(context);
      await compact(database);
      const sizes = [before, await sizeOf(database)].map((bytes) =>
        italianNumber(Math.round(bytes / MEGABYTE)),
      );
      const notes = [
        `Distributori tolti: ${italianNumber(removed)}.`,
        `Il database occupava ${sizes[0]} MB, ora ${sizes[1]} MB.`,
      ];
      return { report: { notes } };
    },
  );
  return report.notes;
}

async function removeAll({ database, signal, waitWhileBusy }: ImportContext): Promise<number> {
  let removed = 0;
  try {
    for (;;) {
      await waitWhileBusy?.(signal);
      signal.throwIfAborted();
      const ids = await inTransaction(database.kysely, async (tx) => {
        await lockBoardVersion(tx);
        const some = await findOutsiders(tx, STEP);
        await forgetPricesOf(tx, some);
        await forgetDaysOf(tx, some);
        await deleteStations(tx, some);
        return some;
      });
      removed += ids.length;
      if (ids.length < STEP) return removed;
    }
  } finally {
    // Also after an interruption, so that the pages of removed stations disappear.
    await inTransaction(database.kysely, (tx) => bumpBoardVersion(tx, []));
  }
}

/**
 * Frees disk space: the remaining small tables are rewritten in a tenth of a second each. A table that is being read
 * for long, for example by a backup, is skipped, because all others would wait behind the waiting rewrite.
 */
async function compact({ withoutTimeouts }: Database): Promise<void> {
  const tables = new Set(['station', ...REGISTRYS_COLUMNS.map((place) => place.split('.')[0]!)]);
  await withoutTimeouts(async (db) => {
    await sql`set lock_timeout = '1s'`.execute(db);
    try {
      for (const table of tables) {
        await sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db).catch(passIfLocked);
      }
    } finally {
      await sql`reset lock_timeout`.execute(db);
    }
  });
}

/** @throws the error, unless a lock was not granted in time (SQLSTATE 55P03) */
function passIfLocked(error: unknown): void {
  if ((error as { code?: string }).code !== '55P03') throw error;
}

async function sizeOf({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{
    bytes: string;
  }>`select pg_database_size(current_database()) as bytes`.execute(kysely);
  return Number(rows[0]!.bytes);
}
