import { NOTIFICATIONS } from '@pieno/contract/notifications/policy.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerCall } from '../../http/call-route.ts';
import { userOf } from '../../http/permission.ts';
import { listInbox } from '../../modules/notifications/inbox.ts';
import { readMessages } from './read-messages.ts';
import type { Calls } from '../call-parts.ts';

/** GET /user/notifications and PUT /user/notifications/read (rule inbox-entries). */
export const inboxRoutes: Calls<'db' | 'clock' | 'guard'> =
  ({ db, clock, guard }) =>
  async (app) => {
    answerCall(app, 'GET /user/notifications', guard(NOTIFICATIONS.view), async (request) =>
      listInbox(db, userOf(request).id, clock.now()),
    );

    answerCall(
      app,
      'PUT /user/notifications/read',
      guard(NOTIFICATIONS.update),
      async (request, reply) => {
        const { id } = userOf(request);
        await inTransaction(db, (tx) => readMessages(tx, id, request.body, clock.now()));
        return reply.code(204).send();
      },
    );
  };
