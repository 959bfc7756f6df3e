import type { User } from '@pieno/contract/accounts/visitor.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { conflict } from '../../../errors.ts';
import { changeUser } from '../../../modules/accounts/repository.ts';

const DAY_MS = 86_400_000;

/**
 * Adds a user to the list of e-mails that an administrator is asked to confirm (rule verification-request). A request
 * within the last day stays with its time.
 * @throws conflict `email_verified_already`
 */
export async function askVerification(
  { db, clock }: { db: Executor; clock: Clock },
  { id, email_verified }: Pick<User, 'id' | 'email_verified'>,
): Promise<void> {
  if (email_verified) throw conflict('email_verified_already');
  const now = clock.now();
  const before = await db
    .selectFrom('app_user')
    .select('verification_asked_at as at')
    .where('id', '=', id)
    .executeTakeFirst();
  if (before?.at && before.at <= now && now.getTime() - before.at.getTime() < DAY_MS) return;
  await changeUser(db, id, { verification_asked_at: now }, now);
}
