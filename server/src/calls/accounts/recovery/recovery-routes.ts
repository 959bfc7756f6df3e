import { sql } from 'kysely';
import {
  CODE_LEFT,
  CODE_SENT,
  PASSWORD_CHANGED,
  VERIFICATION_ASKED,
} from '@pieno/contract/accounts/recovery.ts';
import { limitGuess } from '../../../limits/account-limits.ts';
import { answerCall } from '../../../http/call-route.ts';
import { sessionTokenOf, userOf } from '../../../http/permission.ts';
import { answerUser } from '../../../modules/accounts/answer-user.ts';
import { changePassword, mailCode, resetPassword, type RecoveryParts } from './recover.ts';
import type { Calls } from '../../call-parts.ts';
import { askVerification } from './ask-verification.ts';
import { sendVerification, verifyEmail } from './verify-email.ts';

/**
 * POST /auth/forgot-password, POST /auth/reset-password and PUT /user/password; POST and PUT /user/email-verification
 * (rule account-verified).
 */
export const recoveryRoutes: Calls<keyof RecoveryParts | 'allow' | 'background'> =
  ({ allow, background, ...parts }) =>
  async (app) => {
    const ofUser = allow('user_profile', 'view');

    answerCall(app, 'POST /auth/forgot-password', async ({ body: { email }, ip }) => {
      await limitGuess(parts.tries, 'recoveryMail', { email, ip });
      // Fails while the database is away, before a mail is promised.
      await sql`select 1`.execute(parts.db);
      // After the answer, so that the response time does not reveal whether the account exists. Not a job in the
      // database, which would store the code in clear. If the server restarts before, the visitor asks again.
      background.run('recovery mail', (signal) => mailCode(parts, email, signal));
      const by_mail = parts.mailer.isConfigured;
      return { message: by_mail ? CODE_SENT : CODE_LEFT, by_mail };
    });

    answerCall(app, 'POST /auth/reset-password', async ({ body, ip }) => {
      await resetPassword(parts, body, ip);
      return { message: PASSWORD_CHANGED };
    });

    answerCall(app, 'PUT /user/password', allow('account', 'change_password'), async (request) => {
      await changePassword(parts, userOf(request), sessionTokenOf(request), request.body);
      return { message: PASSWORD_CHANGED };
    });

    answerCall(app, 'POST /user/email-verification', ofUser, async (request, reply) => {
      const wish = { ip: request.ip, another: request.body?.another ?? false };
      await sendVerification(parts, background, userOf(request), wish);
      return reply.code(204).send();
    });

    answerCall(app, 'POST /user/verification-request', ofUser, async (request) => {
      await askVerification(parts, userOf(request));
      return { message: VERIFICATION_ASKED };
    });

    answerCall(app, 'PUT /user/email-verification', ofUser, async (request) => {
      const user = userOf(request);
      if (!user.email_verified) {
        await verifyEmail(parts, user, request.body.code, request.ip);
      }
      return await answerUser(parts.db, user.id);
    });
  };
