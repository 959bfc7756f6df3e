import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callRoute } from '../../../http/call-route.ts';
import { pathOf } from '../../../http/not-found.ts';
import { answerFailure } from './answers.ts';

const FORM = 'application/x-www-form-urlencoded';
/** The parameters that the GET callback reads. */
const FIELDS = ['code', 'state', 'iss', 'error'];

/**
 * POST /auth/social/{provider}/callback, for providers that answer with a form: redirects to the GET callback with
 * the same parameters. Browsers send our SameSite=Lax cookie with a GET from another site, but not with a POST.
 * @param live see `requireProvider`
 */
export const formCallback =
  (live: onRequestAsyncHookHandler): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const route = callRoute(app, 'POST /auth/social/:provider/callback');
    app.route({
      ...route,
      onRequest: [live, ...route.onRequest],
      errorHandler: answerFailure('a social sign-in came back unreadable'),
      handler: async (request, reply) => {
        const given = new URLSearchParams(String(request.body));
        const kept = new URLSearchParams([...given].filter(([name]) => FIELDS.includes(name)));
        return reply.redirect(`${pathOf(request)}?${kept.toString()}`, 303);
      },
    });
  };
