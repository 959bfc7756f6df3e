import { sql } from 'kysely';
import type { LoggedActionName, LogTarget } from '@pieno/contract/actions/action-log.ts';
import type { Executor } from '../../db/database.ts';

/** Who acts: an account as administrator or owner, the operator at the command line, or a job. */
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

/** The random id that stands for an actor's account, as a query; null for who has none. */
export const actorId = (actor: LogActor) =>
  'userId' in actor
    ? sql<string | null>`(select log_id from app_user where id = ${actor.userId})`
    : null;

/** A column of JSON refuses half a pair of letters, which one of text takes as a letter that is unknown. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/**
 * Writes an action into the log that is only added to (rule admin-log), under the random id that stands for the
 * account. Call it in the transaction of the action, so that neither is without the other.
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
