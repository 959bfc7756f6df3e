import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import { pathOf } from '../../http/not-found.ts';
import { refusals } from '../../http/refusals.ts';
import { answerFailure, ofProvider, REDIRECT } from './answers.ts';

const FORM = 'application/x-www-form-urlencoded';
/** The parameters that the GET callback reads. */
const FIELDS = ['code', 'state', 'iss', 'error'];

/**
 * POST /auth/social/{provider}/callback, for providers that answer with a form: redirects to the GET callback with
 * the same parameters. Browsers send our SameSite=Lax cookie with a GET from another site, but not with a POST.
 * @param onRequest what is checked before the form is read
 */
export const formCallback =
  (onRequest: onRequestAsyncHookHandler[]): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.post(
      '/auth/social/:provider/callback',
      {
        onRequest,
        errorHandler: answerFailure('a social sign-in came back unreadable'),
        schema: {
          tags: ['accounts'],
          summary: 'Take the browser back from a provider that answers with a form',
          params: ofProvider,
          consumes: [FORM],
          body: z.optional(z.string()),
          response: { 303: REDIRECT, ...refusals(404) },
        },
      },
      async (request, reply) => {
        const given = new URLSearchParams(String(request.body));
        const kept = new URLSearchParams([...given].filter(([name]) => FIELDS.includes(name)));
        return reply.redirect(`${pathOf(request)}?${kept.toString()}`, 303);
      },
    );
  };
