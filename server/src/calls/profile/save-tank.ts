import { fieldProblem } from '@pieno/contract/field-problems.ts';
import { changedTank } from '@pieno/contract/profile/tank.ts';
import type { TankSettings } from '@pieno/contract/profile/user-settings.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { validation } from '../../errors.ts';
import { changeTank, findSettings, tankOf } from '../../modules/accounts/profile.ts';
import { lockUser } from '../../modules/accounts/repository.ts';

/**
 * Saves the changes of a user's tank (rule call-user-settings); does nothing without any.
 * @throws validation on `fuel` when neither the changes nor the saved tank name one
 */
export async function saveTank(
  executor: Executor,
  userId: string,
  changes: TankSettings,
  now: Date,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await inTransaction(executor, async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    const settings = await findSettings(tx, userId);
    const tank = changedTank(settings ? tankOf(settings) : null, changes);
    if (tank === undefined) throw validation({ fuel: [fieldProblem('fuel', 'missing')] });
    await changeTank(tx, userId, tank, now);
  });
}
