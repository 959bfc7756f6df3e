import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { OWNERS } from '@pieno/contract/invitations/policy.ts';
import { answerCall, callRoute } from '../../http/call-route.ts';
import { notFound } from '../../http/errors.ts';
import { isReadByPerson } from '../../http/not-found.ts';
import { userOf } from '../../http/permission.ts';
import { plainPage } from '../../http/plain-page.ts';
import { changeUser } from '../../modules/accounts/repository.ts';
import { readUnsubscribeToken } from '../../modules/reminders/unsubscribe-token.ts';
import type { Calls } from '../call-parts.ts';

const QUESTION = 'Non vuoi più i promemoria sui prezzi dei tuoi distributori?';
const BUTTON = 'Non mandarmi più promemoria';
const DONE = 'Non riceverai più questi promemoria';

/** PUT /owner/reminders, and the address by which a mail ends them (rule owner-reminders). */
export const reminderCalls: Calls<'db' | 'clock' | 'guard' | 'secrets'> =
  ({ db, clock, guard, secrets }) =>
  async (app) => {
    const key = secrets.keyFor('reminders');
    const set = async (id: string, reminders: boolean) =>
      await changeUser(db, id, { owner_reminders: reminders }, clock.now());
    const userOfToken = (token: string) => {
      const id = readUnsubscribeToken(key, token);
      if (id === undefined) throw notFound();
      return id;
    };

    answerCall(app, 'PUT /owner/reminders', guard(OWNERS.view), async (request) => {
      const { reminders } = request.body;
      await set(userOf(request).id, reminders);
      return { reminders };
    });

    app.route({
      ...callRoute(app, 'GET /owner/reminders/unsubscribe'),
      // Scanners of mails open every address: only the button switches off.
      handler: async (request, reply) => {
        const asked = await db
          .selectFrom('app_user')
          .select('id')
          .where('id', '=', userOfToken(request.query.token))
          .where('owner_reminders', '=', true)
          .executeTakeFirst();
        const { headers, body } = asked ? plainPage(QUESTION, BUTTON) : plainPage(DONE);
        return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(body);
      },
    });

    await app.register(async (scope) => {
      // The token says all: what a mail program or the page's form sends beside it is not read.
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
      scope.withTypeProvider<ZodTypeProvider>().route({
        ...callRoute(scope, 'POST /owner/reminders/unsubscribe'),
        handler: async (request, reply) => {
          await set(userOfToken(request.query.token), false);
          return isReadByPerson(request) ? reply.redirect(request.url, 303) : { message: DONE };
        },
      });
    });
  };
