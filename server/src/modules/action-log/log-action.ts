import { sql } from 'kysely';
import type { LoggedActionName, LogTarget } from '@pieno/contract/actions/action-log.ts';
import type { Executor } from '../../db/database.ts';

/** The actor: an account as administrator or owner, the operator at the command line, or a job. */
export type LogActor =
  | { role: 'administrator' | 'owner'; userId: string }
  | { role: 'operator' | 'job' };

export interface LoggedAction {
  action: LoggedActionName;
  stationId?: number;
  /** Ids, prices in euros, keys; never a name or an e-mail. */
  target?: LogTarget;
  reason?: string | undefined;
}

/** A query for the random id of an actor's account; null without an account. */
export const actorId = (actor: LogActor) =>
  'userId' in actor
    ? sql<string | null>`(select log_id from app_user where id = ${actor.userId})`
    : null;

/** Replaces lone surrogates, which a JSON column refuses. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/**
 * Adds an action to the append-only log (rule admin-log), under the account's random id. Call it in the action's
 * transaction, so that both are committed together.
 * @param tx an open transaction
 */
export async function logAction(
  tx: Executor,
  at: Date,
  actor: LogActor,
  { action, stationId, target = {}, reason }: LoggedAction,
): Promise<void> {
  await tx
    .insertInto('action_log')
    .values({
      at,
      role: actor.role,
      actor: actorId(actor),
      action,
      station_id: stationId ?? null,
      target: sql`${JSON.stringify(target, wellFormed)}::jsonb`,
      reason: reason?.trim() || null,
    })
    .execute();
}
