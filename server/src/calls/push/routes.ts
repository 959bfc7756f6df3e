import { OWN_ALERTS } from '@pieno/contract/alerts/policy.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerCall } from '../../http/call-route.ts';
import { conflict, invalid, unauthorized, validation } from '../../errors.ts';
import { sessionTokenOf, userOf } from '../../http/permission.ts';
import { lockSession } from '../../modules/accounts/sessions.ts';
import { sendTest } from '../../modules/notifications/send-test.ts';
import type { Push } from '../../modules/push/push.ts';
import { areKeys, findBrowsers, subscribe, unsubscribe } from '../../modules/push/subscriptions.ts';
import type { Calls } from '../call-parts.ts';

/** /user/push-subscriptions and POST /user/notifications/test (rules push-subscriptions and push-test). */
export const pushCalls: Calls<'db' | 'clock' | 'guard' | 'push' | 'background'> =
  ({ db, clock, guard, push, background }) =>
  async (app) => {
    const registered = guard(OWN_ALERTS.manage);
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
      if (!isBound) throw conflict('push_taken');
      return reply.code(204).send();
    });

    answerCall(app, 'DELETE /user/push-subscriptions', registered, async (request, reply) => {
      const { endpoint } = request.body;
      await unsubscribe(db, userOf(request).id, push?.readEndpoint(endpoint) ?? endpoint);
      return reply.code(204).send();
    });

    answerCall(app, 'POST /user/notifications/test', registered, async (request, reply) => {
      if (!push) throw conflict('push_off');
      const { id } = userOf(request);
      if ((await browsersOf(id)).length === 0) throw conflict('push_none');
      background.run('a test message', (signal) => sendTest({ db, clock, push }, id, signal));
      return reply.code(204).send();
    });
  };

/** @throws conflict `push_off`; invalid `push_host`; validation on `keys` */
function readSubscription(
  push: Push | undefined,
  { endpoint, keys }: { endpoint: string; keys: { p256dh: string; auth: string } },
) {
  if (!push) throw conflict('push_off');
  const read = push.readEndpoint(endpoint);
  if (read === undefined) throw invalid('push_host');
  if (!areKeys(keys)) throw validation({ keys: [{ code: 'field_invalid' }] });
  return { endpoint: read, ...keys, mark: push.mark };
}
