import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SessionSchema } from '@pieno/contract/account.ts';
import { SOCIAL_RETURN, SocialExchangeSchema, SocialListSchema } from '@pieno/contract/social.ts';
import { noStore } from '../../http/no-store.ts';
import { refusals } from '../../http/refusals.ts';
import { isHttps } from '../../http/security-headers.ts';
import { ofProvider, REDIRECT } from './answers.ts';
import { SocialCookie } from './cookie.ts';
import { describeFailure } from './failure.ts';
import { formCallback } from './form-callback.ts';
import { SocialSignIn, type SocialParts } from './sign-in.ts';

export interface SocialRouteParts extends SocialParts {
  limit: onRequestAsyncHookHandler;
  /** Seals the cookie; 32 bytes, the same in every server process. */
  key: Uint8Array;
}

const PAGE = '/social-login';
const FAILED = `${PAGE}?${SOCIAL_RETURN.failure}=1`;

/** GET /auth/social… and POST /auth/social/exchange (design: social sign-in is real where it is configured). */
export const socialRoutes =
  ({ limit, key, ...parts }: SocialRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    const signIn = new SocialSignIn(parts);
    const isSecure = isHttps(parts.publicUrl);
    const cookie = new SocialCookie(key, parts.clock, isSecure);
    app.addHook('onRequest', noStore);

    app.get(
      '/auth/social',
      {
        schema: {
          tags: ['accounts'],
          summary: 'The social sign-ins that are live',
          response: { 200: SocialListSchema },
        },
      },
      async () => ({ providers: signIn.live }),
    );

    app.get(
      '/auth/social/:provider',
      {
        onRequest: limit,
        schema: {
          tags: ['accounts'],
          summary: 'Send the browser to a provider',
          params: ofProvider,
          response: { 302: REDIRECT, ...refusals(404, 429, 503) },
        },
      },
      async ({ params: { provider }, log }, reply) => {
        signIn.mustBeLive(provider);
        try {
          const { request, address } = await signIn.begin(provider);
          return await reply
            .header('set-cookie', await cookie.pending(request))
            .redirect(address, 302);
        } catch (error) {
          log.warn({ provider, failure: describeFailure(error) }, 'a social sign-in cannot begin');
          return reply.redirect(FAILED, 302);
        }
      },
    );

    app.get(
      '/auth/social/:provider/callback',
      {
        onRequest: limit,
        schema: {
          tags: ['accounts'],
          summary: 'Take the browser back from a provider, and on to the page with a one-time code',
          params: ofProvider,
          response: { 302: REDIRECT, ...refusals(404, 429, 503) },
        },
      },
      async ({ params: { provider }, url, headers, log }, reply) => {
        signIn.mustBeLive(provider);
        try {
          const asked = await cookie.readPending(headers.cookie);
          const [, query = ''] = url.split('?', 2);
          const { code, proof } = await signIn.finish(provider, asked, query);
          return await reply
            .header('set-cookie', cookie.returning(proof))
            .redirect(`${PAGE}?${SOCIAL_RETURN.code}=${code}`, 302);
        } catch (error) {
          log.warn({ provider, failure: describeFailure(error) }, 'a social sign-in failed');
          return reply.header('set-cookie', cookie.clear()).redirect(FAILED, 302);
        }
      },
    );

    app.post(
      '/auth/social/exchange',
      {
        onRequest: limit,
        schema: {
          tags: ['accounts'],
          summary: 'Exchange the one-time code for a session, in the browser that got it',
          body: SocialExchangeSchema,
          response: { 200: SessionSchema, ...refusals(422, 429, 503) },
        },
      },
      async ({ body: { code }, headers }, reply) => {
        reply.header('set-cookie', cookie.clear());
        return signIn.exchange({ code, proof: cookie.read(headers.cookie) });
      },
    );

    await app.register(formCallback(signIn));
  };
