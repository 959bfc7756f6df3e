import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/** The channel on which server processes hear that the board has a newer version. */
export const BOARD_CHANNEL = 'board';

/**
 * Holds the board's version until the transaction ends. Who changes stations before touching the board
 * does this first: everybody then takes the locks in one order, and nobody waits in a circle.
 * @param tx the open transaction
 */
export async function holdBoard(tx: Executor): Promise<void> {
  await tx.selectFrom('board_version').select('version').forUpdate().execute();
}

/**
 * Takes the board's next version, stamps the stations that changed and tells every server process.
 * Call it inside the transaction that changed them: the version's row lock orders commits, so a reader
 * that has seen version n has seen everything stamped up to n.
 * @param tx the open transaction
 * @param stationIds stations whose page or prices changed; empty for a setting or the welcome message
 * @returns the new version
 */
export async function touchBoard(tx: Executor, stationIds: readonly number[]): Promise<number> {
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

/** The board's version as committed now. */
export async function readBoardVersion(executor: Executor): Promise<number> {
  const { version } = await executor
    .selectFrom('board_version')
    .select('version')
    .executeTakeFirstOrThrow();
  return Number(version);
}
