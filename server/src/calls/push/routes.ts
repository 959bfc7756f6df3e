import { SETTINGS } from '@pieno/contract/profile/policy.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerCall } from '../../http/call-route.ts';
import { AppError, unauthorized, validation } from '../../http/errors.ts';
import { sessionTokenOf, userOf } from '../../http/permission.ts';
import { lockSession } from '../../modules/accounts/sessions.ts';
import type { Push } from '../../modules/push/push.ts';
import { areKeys, findBrowsers, subscribe, unsubscribe } from '../../modules/push/subscriptions.ts';
import type { Calls } from '../call-parts.ts';

/** GET, POST and DELETE /user/push-subscriptions (rule push-subscriptions). */
export const pushCalls: Calls<'db' | 'clock' | 'guard' | 'push'> =
  ({ db, clock, guard, push }) =>
  async (app) => {
    const registered = guard(SETTINGS.notifications);
    const browsersOf = async (userId: string) =>
      (await findBrowsers(db, [userId], clock.now())).get(userId) ?? [];

    answerCall(app, 'GET /user/push-subscriptions', registered, async (request) => ({
      key: push?.key ?? null,
      devices: (await browsersOf(userOf(request).id)).length,
    }));

    answerCall(app, 'POST /user/push-subscriptions', registered, async (request, reply) => {
      const { mark, ...read } = readSubscription(push, request.body);
      const { id: userId } = userOf(request);
      const isBound = await inTransaction(db, async (tx) => {
        const sessionId = await lockSession(tx, sessionTokenOf(request));
        if (sessionId === undefined) throw unauthorized();
        return await subscribe(tx, {
          ...read,
          key_mark: mark,
          userId,
          sessionId,
          now: clock.now(),
        });
      });
      if (!isBound) throw new AppError(409, 'push_taken');
      return reply.code(204).send();
    });

    answerCall(app, 'DELETE /user/push-subscriptions', registered, async (request, reply) => {
      const { endpoint } = request.body;
      await unsubscribe(db, userOf(request).id, push?.readEndpoint(endpoint) ?? endpoint);
      return reply.code(204).send();
    });
  };

/** @throws AppError `push_off`, `push_host`; validation of `keys` */
function readSubscription(
  push: Push | undefined,
  { endpoint, keys }: { endpoint: string; keys: { p256dh: string; auth: string } },
) {
  if (!push) throw new AppError(409, 'push_off');
  const read = push.readEndpoint(endpoint);
  if (read === undefined) throw new AppError(422, 'push_host');
  if (!areKeys(keys)) throw validation({ keys: [{ code: 'field_invalid' }] });
  return { endpoint: read, ...keys, mark: push.mark };
}
