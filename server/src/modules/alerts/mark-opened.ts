import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/** Notes that somebody has read what was told until an instant: no alert of it rests for want of readers (rule alert-unopened). */
export async function markOpened(tx: Executor, userId: string, until: Date): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ unopened: 0 })
    .where('user_id', '=', userId)
    .where('told_at', '<=', until)
    .where('unopened', '>', 0)
    .execute();
}

/** The same of one message. @param alertIds those that it names; others have told at its instant */
export async function markMessageOpened(
  tx: Executor,
  userId: string,
  { at, alertIds }: { at: Date; alertIds: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ unopened: 0 })
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('id', '=', sql<string>`any(${[...alertIds]}::bigint[])`), eb('told_at', '=', at)]),
    )
    .execute();
}
