import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { accountIdOf, administratorOf } from '../../http/permission.ts';
import { lockBoardVersion } from '../../modules/changes/board-version.ts';
import { findAttempt } from '../../modules/imports/runs/attempt-list.ts';
import type { ImportContext } from '../../modules/imports/runs/import-context.ts';
import { lockAdministrator } from '../../modules/accounts/administrator.ts';

/** Returns who starts an import by a call, and a check that the actor still is an administrator when it begins. */
export function startedBy(request: FastifyRequest): Pick<ImportContext, 'actor' | 'mayBegin'> {
  const actor = administratorOf(request);
  return {
    actor,
    mayBegin: async (tx: Executor) => {
      await lockBoardVersion(tx);
      await lockAdministrator(tx, actor);
    },
  };
}

/** Finds an attempt. @throws notFound `import_not_found` */
export async function knownAttempt(db: Executor, id: string, request: FastifyRequest) {
  const attempt = await findAttempt(db, Number(id), accountIdOf(request));
  if (!attempt) throw notFound('import_not_found');
  return attempt;
}
