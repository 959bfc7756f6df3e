import { SECOND_FACTOR } from '@pieno/contract/policies/administration.ts';
import { SECOND_FACTOR_REMOVED } from '@pieno/contract/accounts/second-factor.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { forgiveAccount, limitAccount } from '../../limits/account-limits.ts';
import { answerCall } from '../../http/call-route.ts';
import { unauthorized } from '../../errors.ts';
import { sessionTokenOf, userOf } from '../../http/permission.ts';
import { logAction } from '../../modules/action-log/log-action.ts';
import { lockUser } from '../../modules/accounts/repository.ts';
import { endSessions } from '../../modules/accounts/sessions.ts';
import type { Calls } from '../call-parts.ts';

/** GET, POST, PUT and DELETE /user/second-factor (rule second-factor). */
export const secondFactorRoutes: Calls<'db' | 'clock' | 'secondFactor' | 'guard' | 'tries'> =
  ({ db, clock, secondFactor, guard, tries }) =>
  async (app) => {
    /** Runs work on an account that still exists and is active, locked against concurrent changes. */
    const onAccount = async <T>(id: string, work: (tx: Executor) => Promise<T>): Promise<T> =>
      await inTransaction(db, async (tx) => {
        if (!(await lockUser(tx, id))?.is_active) throw unauthorized();
        return await work(tx);
      });

    /** Counts an attempt at a code, and resets the count after a right one. */
    const counted = async <T>(id: string, attempt: () => Promise<T>): Promise<T> => {
      await limitAccount(tries, 'secondFactor', id);
      const done = await attempt();
      await forgiveAccount(tries, 'secondFactor', id);
      return done;
    };

    answerCall(app, 'GET /user/second-factor', guard(SECOND_FACTOR.view), async (request) =>
      secondFactor.read(db, userOf(request).id),
    );

    answerCall(app, 'POST /user/second-factor', guard(SECOND_FACTOR.enable), async (request) => {
      const { id, email } = userOf(request);
      return onAccount(id, (tx) => secondFactor.start(tx, id, email));
    });

    answerCall(app, 'PUT /user/second-factor', guard(SECOND_FACTOR.enable), async (request) => {
      const { id } = userOf(request);
      const recovery_codes = await counted(id, () =>
        onAccount(id, async (tx) => {
          const codes = await secondFactor.enable(tx, id, request.body.code);
          await endSessions(tx, id, sessionTokenOf(request));
          const actor = { role: 'administrator', userId: id } as const;
          await logAction(tx, clock.now(), actor, { action: 'second_factor_on' });
          return codes;
        }),
      );
      return { recovery_codes };
    });

    answerCall(app, 'DELETE /user/second-factor', guard(SECOND_FACTOR.disable), async (request) => {
      const { id } = userOf(request);
      await counted(id, () =>
        onAccount(id, async (tx) => {
          await secondFactor.disable(tx, id, request.body.code);
          const actor = { role: 'administrator', userId: id } as const;
          await logAction(tx, clock.now(), actor, { action: 'second_factor_off' });
        }),
      );
      return { message: SECOND_FACTOR_REMOVED };
    });
  };
