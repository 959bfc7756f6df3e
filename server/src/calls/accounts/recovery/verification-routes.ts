import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callRoute } from '../../../http/call-route.ts';
import { noStore } from '../../../http/no-store.ts';
import { userOf } from '../../../http/permission.ts';
import { answerUser } from '../../../modules/accounts/answer-user.ts';
import type { RecoveryRouteParts } from './recovery-routes.ts';
import { sendVerification, verifyEmail } from './verify-email.ts';

/** POST and PUT /user/email-verification (rule account-verified). */
export const verificationRoutes =
  ({ allow, background, ...parts }: RecoveryRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', noStore);

    app.route({
      ...callRoute(app, 'POST /user/email-verification', allow('user_profile', 'view')),
      handler: async (request, reply) => {
        const wish = { ip: request.ip, another: request.body?.another ?? false };
        await sendVerification(parts, background, userOf(request), wish);
        return reply.code(204).send();
      },
    });

    app.route({
      ...callRoute(app, 'PUT /user/email-verification', allow('user_profile', 'view')),
      handler: async (request) => {
        const user = userOf(request);
        if (!user.email_verified) {
          await verifyEmail(parts, user, request.body.code, request.ip);
        }
        return await answerUser(parts.db, user.id);
      },
    });
  };
