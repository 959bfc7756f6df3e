import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { callRoute } from '../http/call-route.ts';
import { notFound } from '../errors.ts';
import { isReadByPerson } from '../http/not-found.ts';
import { plainPage } from '../http/plain-page.ts';

interface Unsubscribe<Named> {
  /** The path of its calls. */
  path: '/owner/reminders/unsubscribe' | '/alerts/unsubscribe';
  /** Reads what a token names; undefined for one that is not ours. */
  read(token: string): Named | undefined;
  /** Whether there is something to end. */
  isOn(named: Named): Promise<boolean>;
  end(named: Named): Promise<void>;
  /** In Italian: what the page asks, its button, and what is said when it is done. */
  question: string;
  button: string;
  done: string;
}

/** Adds the address by which a mail is ended: a page with a button, and the one click of mail programs (RFC 8058). */
export async function addUnsubscribe<Named>(
  app: FastifyInstance,
  { path, read, isOn, end, question, button, done }: Unsubscribe<Named>,
): Promise<void> {
  const namedBy = (token: string) => {
    const named = read(token);
    if (named === undefined) throw notFound();
    return named;
  };

  app.withTypeProvider<ZodTypeProvider>().route({
    ...callRoute(app, `GET ${path}`),
    // Scanners of mails open every address: only the button switches off.
    handler: async (request, reply) => {
      const isAsked = await isOn(namedBy(request.query.token));
      const { headers, body } = isAsked ? plainPage(question, button) : plainPage(done);
      return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(body);
    },
  });

  await app.register(async (scope) => {
    // The token says all: what a mail program or the page's form sends beside it is not read.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, parsed) =>
      parsed(null),
    );
    scope.withTypeProvider<ZodTypeProvider>().route({
      ...callRoute(scope, `POST ${path}`),
      handler: async (request, reply) => {
        await end(namedBy(request.query.token));
        return isReadByPerson(request) ? reply.redirect(request.url, 303) : { message: done };
      },
    });
  });
}
