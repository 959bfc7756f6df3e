import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/** The PostgreSQL notification channel that announces a new version of the board to all server processes. */
export const BOARD_CHANNEL = 'board';

/** Transactions that have locked the row, so that several steps lock it once. */
const locked = new WeakSet<Executor>();

/**
 * Locks the board's version row until the transaction ends. A transaction that changes stations before it calls
 * `bumpBoardVersion` must call this first: then all transactions lock in the same order and cannot deadlock.
 * @param tx the open transaction
 */
export async function lockBoardVersion(tx: Executor): Promise<void> {
  if (locked.has(tx)) return;
  await tx.selectFrom('board_version').select('version').forUpdate().execute();
  locked.add(tx);
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
  const { rows } = await sql<{ version: string }>`
    with board as (
      update board_version set version = version + 1 returning version
    ), stamped as (
      update station set revision = board.version from board
      where station.id = any(${[...stationIds]}::integer[])
    )
    select version, pg_notify(${BOARD_CHANNEL}, '') from board
  `.execute(tx);
  return Number(rows[0]!.version);
}

/** The database's state, to compare with what a board has read. */
export interface BoardState {
  version: number;
  /**
   * Changes where equal ids may mean other rows: after a restore, and on a standby, which may lack the last
   * commits.
   */
  epoch: string;
}

/** Reads the board's committed version and its epoch. */
export async function readBoardState(executor: Executor): Promise<BoardState> {
  const { rows } = await sql<{ version: string; epoch: string }>`
    select version, concat_ws(' ', (select oid from pg_database where datname = current_database()), tableoid,
      pg_postmaster_start_time()) as epoch
    from board_version`.execute(executor);
  return { version: Number(rows[0]!.version), epoch: rows[0]!.epoch };
}

/** Reads the board's committed version. */
export const readBoardVersion = async (executor: Executor): Promise<number> =>
  (await readBoardState(executor)).version;
