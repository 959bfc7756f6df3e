import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { callRoute } from '../http/call-route.ts';
import { notFound } from '../errors.ts';
import { isReadByPerson } from '../http/not-found.ts';
import { plainPage } from '../http/plain-page.ts';

interface Unsubscribe<Named> {
  path: '/owner/reminders/unsubscribe' | '/alerts/unsubscribe';
  /** @returns undefined for a token that is not ours */
  read(token: string): Named | undefined;
  /** Whether the mails are still on. */
  isOn(named: Named): Promise<boolean>;
  end(named: Named): Promise<void>;
  /** Italian texts: the page's question, its button, and the confirmation. */
  question: string;
  button: string;
  done: string;
}

/** Adds the address by which mails are ended: a page with a button, and the one click of mail programs (RFC 8058). */
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
    // Mail scanners open every address: only the button ends the mails.
    handler: async (request, reply) => {
      const isAsked = await isOn(namedBy(request.query.token));
      const { headers, body } = isAsked ? plainPage(question, button) : plainPage(done);
      return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(body);
    },
  });

  await app.register(async (scope) => {
    // The token suffices: bodies sent by mail programs or the page's form are ignored.
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
