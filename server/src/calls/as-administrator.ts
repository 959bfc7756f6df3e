import type { FastifyRequest } from 'fastify';
import type { Executor } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { administratorOf } from '../http/permission.ts';
import { lockAdministrator, type Administrator } from '../modules/accounts/administrator.ts';
import { lockBoardVersion } from '../modules/changes/board-version.ts';

/**
 * Runs an administrator's work in a transaction that first checks that the actor still is one.
 * @param work receives a transaction that has locked the board
 * @param lockFirst locks what must be locked before the board
 * @throws what `lockAdministrator` and the work throw
 */
export async function asAdministrator<Done>(
  db: Executor,
  request: FastifyRequest,
  work: (tx: Executor, actor: Administrator) => Promise<Done>,
  lockFirst?: (tx: Executor) => Promise<void>,
): Promise<Done> {
  const actor = administratorOf(request);
  return await inTransaction(db, async (tx) => {
    await lockFirst?.(tx);
    await lockBoardVersion(tx);
    await lockAdministrator(tx, actor);
    return await work(tx, actor);
  });
}
