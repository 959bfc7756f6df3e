import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SessionSchema } from '@pieno/contract/account.ts';
import { SOCIAL_RETURN } from '@pieno/contract/social-return.ts';
import { SocialExchangeSchema, SocialListSchema } from '@pieno/contract/social.ts';
import { noStore } from '../../http/no-store.ts';
import { refusals } from '../../http/refusals.ts';
import { isHttps } from '../../http/security-headers.ts';
import { answerFailure, ofProvider, PAGE, REDIRECT } from './answers.ts';
import { beginsHere } from './begins-here.ts';
import { SocialCookie } from './cookie.ts';
import { formCallback } from './form-callback.ts';
import { isLive } from './is-live.ts';
import { SocialSignIn, type SocialParts } from './sign-in.ts';

export interface SocialRouteParts extends SocialParts {
  /** A separate rate limit for each step, so that each sign-in counts once in each. */
  limits: Record<'begin' | 'form' | 'callback' | 'exchange', onRequestAsyncHookHandler>;
  /** Encrypts the cookie; 32 bytes, the same in every server process. */
  key: Uint8Array;
}

/** GET /auth/social… and POST /auth/social/exchange. The list names the providers that are configured. */
export const socialRoutes =
  ({ limits, key, ...parts }: SocialRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    const signIn = new SocialSignIn(parts);
    const isSecure = isHttps(parts.publicUrl);
    const cookie = new SocialCookie(key, parts.clock, isSecure);
    const live = isLive(signIn);
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
        onRequest: [beginsHere, live, limits.begin],
        errorHandler: answerFailure('a social sign-in cannot begin'),
        schema: {
          tags: ['accounts'],
          summary: 'Send the browser to a provider; only a page of this site may ask for it',
          params: ofProvider,
          response: { 302: REDIRECT, ...refusals(404) },
        },
      },
      async ({ params: { provider } }, reply) => {
        const { request, address } = await signIn.begin(provider);
        return reply.header('set-cookie', await cookie.pending(request)).redirect(address, 302);
      },
    );

    app.get(
      '/auth/social/:provider/callback',
      {
        onRequest: [live, limits.callback],
        errorHandler: answerFailure('a social sign-in failed', cookie.clear()),
        schema: {
          tags: ['accounts'],
          summary: 'Take the browser back from a provider, and on to the page with a one-time code',
          params: ofProvider,
          response: { 302: REDIRECT, ...refusals(404) },
        },
      },
      async ({ params: { provider }, url, headers }, reply) => {
        const asked = await cookie.readPending(headers.cookie);
        const [, query = ''] = url.split('?', 2);
        const { code, proof } = await signIn.finish(provider, asked, query);
        return reply
          .header('set-cookie', cookie.returning(proof))
          .redirect(`${PAGE}?${SOCIAL_RETURN.code}=${code}`, 302);
      },
    );

    app.post(
      '/auth/social/exchange',
      {
        onRequest: limits.exchange,
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

    await app.register(formCallback([live, limits.form]));
  };
