import { callRoute } from '../../../http/call-route.ts';
import { userOf } from '../../../http/permission.ts';
import { answerUser } from '../../../modules/accounts/answer-user.ts';
import { sendVerification, verifyEmail } from './verify-email.ts';
import type { Calls } from '../../call-parts.ts';
import type { RecoveryParts } from './recover.ts';

/** POST and PUT /user/email-verification (rule account-verified). */
export const verificationRoutes: Calls<keyof RecoveryParts | 'allow' | 'background'> =
  ({ allow, background, ...parts }) =>
  async (app) => {
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
