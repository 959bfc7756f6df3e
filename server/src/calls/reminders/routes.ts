import { OWNERS } from '@pieno/contract/invitations/policy.ts';
import { answerCall } from '../../http/call-route.ts';
import { userOf } from '../../http/permission.ts';
import { addUnsubscribe } from '../unsubscribe-routes.ts';
import { changeUser } from '../../modules/accounts/repository.ts';
import { readSignedText } from '../../signed-text.ts';
import type { Calls } from '../call-parts.ts';

/** PUT /owner/reminders, and the address in a mail that ends them (rule owner-reminders). */
export const reminderCalls: Calls<'db' | 'clock' | 'guard' | 'secrets'> =
  ({ db, clock, guard, secrets }) =>
  async (app) => {
    const key = secrets.keyFor('reminders');
    const set = async (id: string, reminders: boolean) =>
      await changeUser(db, id, { owner_reminders: reminders }, clock.now());

    answerCall(app, 'PUT /owner/reminders', guard(OWNERS.view), async (request) => {
      const { reminders } = request.body;
      await set(userOf(request).id, reminders);
      return { reminders };
    });

    await addUnsubscribe(app, {
      path: '/owner/reminders/unsubscribe',
      // It never expires.
      read: (token) => readSignedText(key, token),
      isOn: async (id) => {
        const asked = await db
          .selectFrom('app_user')
          .select('id')
          .where('id', '=', id)
          .where('owner_reminders', '=', true)
          .executeTakeFirst();
        return asked !== undefined;
      },
      end: (id) => set(id, false),
      question: 'Non vuoi più i promemoria sui prezzi dei tuoi distributori?',
      button: 'Non mandarmi più promemoria',
      done: 'Non riceverai più questi promemoria',
    });
  };
