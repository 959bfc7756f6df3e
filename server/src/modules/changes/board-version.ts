import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/** The PostgreSQL notification channel that announces a new version of the board to all server processes. */
export const BOARD_CHANNEL = 'board';

/**
 * Locks the board's version row until the transaction ends. A transaction that changes stations before it calls
 * `bumpBoardVersion` must call this first: then all transactions lock in the same order and cannot deadlock.
 * @param tx the open transaction
 */
export async function lockBoardVersion(tx: Executor): Promise<void> {
  await tx.selectFrom('board_version').select('version').forUpdate().execute();
}

/**
 * Increments the board's version, stamps the changed stations with it and notifies every server process.
 * Call it inside the transaction that changed them: the version's row lock orders commits, so a reader
 * that has seen version n has seen everything stamped up to n.
 * @param tx the open transaction
 * @param stationIds stations whose page or prices changed; empty for a setting or the welcome message
 * @returns the new version
 */
export async function bumpBoardVersion(
  tx: Executor,
  stationIds: readonly number[],
): Promise<number> {
  const { version } = await tx
    .updateTable('board_version')
    .set({ version: sql`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
  if (stationIds.length > 0) {
    await tx
      .updateTable('station')
      .set({ revision: version })
      .where('id', '=', sql<number>`any(${[...stationIds]}::integer[])`)
      .execute();
  }
  await sql`select pg_notify(${BOARD_CHANNEL}, '')`.execute(tx);
  return Number(version);
}

/** Reads the board's committed version. */
export async function readBoardVersion(executor: Executor): Promise<number> {
  const { version } = await executor
    .selectFrom('board_version')
    .select('version')
    .executeTakeFirstOrThrow();
  return Number(version);
}
