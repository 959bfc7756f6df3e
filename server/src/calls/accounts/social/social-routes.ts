import { SOCIAL_RETURN } from '@pieno/contract/accounts/social-return.ts';
import { answerCall, callRoute } from '../../../http/call-route.ts';
import { DOCUMENT_HEADERS, isHttps } from '../../../http/security-headers.ts';
import { answerFailure, PAGE } from './answers.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import { SocialCookie } from './cookie.ts';
import { formCallback } from './form-callback.ts';
import { SECOND_FACTOR_SECONDS } from '../../../modules/social/one-time-code.ts';
import { requireProvider } from './require-provider.ts';
import { isAskedFor, SocialSignIn } from './sign-in.ts';
import type { AccountParts } from '../../../modules/accounts/account-parts.ts';
import type { Calls } from '../../call-parts.ts';

/** GET /auth/social… and POST /auth/social/exchange. The list names the providers that are configured. */
export const socialRoutes: Calls<keyof AccountParts | 'tries' | 'config' | 'secrets'> =
  ({ config, secrets, ...parts }) =>
  async (app) => {
    const { publicUrl } = config;
    const signIn = new SocialSignIn({ ...parts, clients: config.social, publicUrl });
    const isSecure = isHttps(publicUrl);
    const cookie = new SocialCookie(secrets.keyFor('social'), parts.clock, isSecure);
    const live = requireProvider(signIn);
    // A browser opens these addresses as pages.
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(DOCUMENT_HEADERS);
    });

    answerCall(app, 'GET /auth/social', async () => ({ providers: signIn.live }));

    const begin = callRoute(app, 'GET /auth/social/:provider');
    app.route({
      ...begin,
      onRequest: [requireSameOrigin, live, ...begin.onRequest],
      errorHandler: answerFailure('a social sign-in cannot begin'),
      handler: async ({ params: { provider } }, reply) => {
        const { request, address } = await signIn.begin(provider);
        return reply.header('set-cookie', await cookie.pending(request)).redirect(address, 302);
      },
    });

    const callback = callRoute(app, 'GET /auth/social/:provider/callback');
    app.route({
      ...callback,
      onRequest: [live, ...callback.onRequest],
      errorHandler: answerFailure('a social sign-in failed', cookie.clear()),
      handler: async ({ params: { provider }, url, headers }, reply) => {
        const asked = await cookie.readPending(headers.cookie);
        const [, query = ''] = url.split('?', 2);
        const { code, proof } = await signIn.finish(provider, asked, query);
        return reply
          .header('set-cookie', cookie.returning(proof))
          .redirect(`${PAGE}?${SOCIAL_RETURN.code}=${code}`, 302);
      },
    });

    answerCall(
      app,
      'POST /auth/social/exchange',
      async ({ body: { code, totp }, headers }, reply) => {
        const proof = cookie.read(headers.cookie);
        try {
          const session = await signIn.exchange({ code, proof }, totp);
          reply.header('set-cookie', cookie.clear());
          return session;
        } catch (error) {
          const kept = isAskedFor(error) && cookie.returning(proof, SECOND_FACTOR_SECONDS);
          reply.header('set-cookie', kept || cookie.clear());
          throw error;
        }
      },
    );

    await app.register(formCallback(live));
  };
