import { OWNERS } from '@pieno/contract/invitations/policy.ts';
import { answerCall } from '../../http/call-route.ts';
import { notFound } from '../../http/errors.ts';
import { userOf } from '../../http/permission.ts';
import { changeUser } from '../../modules/accounts/repository.ts';
import { readUnsubscribeToken } from '../../modules/reminders/unsubscribe-token.ts';
import type { Calls } from '../call-parts.ts';

/** What RFC 8058 lets a mail program send; what the form says is always the same. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** PUT /owner/reminders, and what a mail program sends for its one-click unsubscribe (rule owner-reminders). */
export const reminderCalls: Calls<'db' | 'clock' | 'guard' | 'secrets'> =
  ({ db, clock, guard, secrets }) =>
  async (app) => {
    const key = secrets.keyFor('reminders');
    app.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const set = async (id: string, reminders: boolean) =>
      await changeUser(db, id, { owner_reminders: reminders }, clock.now());

    answerCall(app, 'PUT /owner/reminders', guard(OWNERS.view), async (request) => {
      const { reminders } = request.body;
      await set(userOf(request).id, reminders);
      return { reminders };
    });

    answerCall(app, 'POST /owner/reminders/unsubscribe', async (request) => {
      const userId = readUnsubscribeToken(key, request.query.token);
      if (userId === undefined) throw notFound();
      await set(userId, false);
      return { message: 'Non riceverai più questi promemoria' };
    });
  };
