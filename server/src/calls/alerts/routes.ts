import { OWN_ALERTS } from '@pieno/contract/alerts/policy.ts';
import { answerCall } from '../../http/call-route.ts';
import { authorize, userOf } from '../../http/permission.ts';
import { addUnsubscribe } from '../unsubscribe-routes.ts';
import { endMails, sendsMails } from '../../modules/alerts/end-mails.ts';
import { listAlerts } from '../../modules/alerts/list-alerts.ts';
import { addAlert, changeAlert, deleteAlert, readAlert } from '../../modules/alerts/save-alert.ts';
import { readAlertUnsubscribeToken } from '../../modules/notifications/unsubscribe-token.ts';
import type { Calls } from '../call-parts.ts';

/**
 * A user's alerts (rule alert-wish), and the address in a mail that ends the mails of its alert (rule alert-unsubscribe).
 */
export const alertCalls: Calls<'db' | 'clock' | 'board' | 'guard' | 'secrets'> =
  ({ db, clock, board, guard, secrets }) =>
  async (app) => {
    const parts = { db, clock, board };
    const key = secrets.keyFor('alert-unsubscribe');
    const own = guard(OWN_ALERTS.manage);

    answerCall(app, 'GET /user/alerts', own, async (request) => listAlerts(db, userOf(request).id));

    answerCall(app, 'POST /user/alerts', own, async (request) => {
      if (request.body.channels.includes('mail')) authorize(request, OWN_ALERTS.mail);
      return await addAlert(parts, userOf(request).id, request.body);
    });

    answerCall(app, 'PUT /user/alerts/:id', own, async (request) => {
      const { id: userId } = userOf(request);
      const { id } = request.params;
      const kept = await readAlert(db, userId, id);
      // After changing the address, the user can still pause alerts that were mailed to the old one.
      const isNew = request.body.channels.includes('mail') && !kept.channels.includes('mail');
      if (isNew) authorize(request, OWN_ALERTS.mail);
      return await changeAlert(parts, userId, id, request.body);
    });

    answerCall(app, 'DELETE /user/alerts/:id', own, async (request, reply) => {
      await deleteAlert(db, userOf(request).id, request.params.id);
      return reply.code(204).send();
    });

    await addUnsubscribe(app, {
      path: '/alerts/unsubscribe',
      read: (token) => readAlertUnsubscribeToken(key, token, clock.now()),
      isOn: (alert) => sendsMails(db, alert),
      end: (alert) => endMails(db, alert),
      question: 'Non vuoi più ricevere questo avviso per email?',
      button: 'Non mandarmi più queste email',
      done: 'Non riceverai più questo avviso per email',
    });
  };
