import { sql } from 'kysely';
import { CODE_LEFT, CODE_SENT, PASSWORD_CHANGED } from '@pieno/contract/accounts/recovery.ts';
import { limitGuess } from '../../../http/limits/account-limits.ts';
import { callRoute } from '../../../http/call-route.ts';
import { sessionTokenOf, userOf } from '../../../http/permission.ts';
import { changePassword, mailCode, resetPassword, type RecoveryParts } from './recover.ts';
import type { Calls } from '../../call-parts.ts';

/** POST /auth/forgot-password, POST /auth/reset-password and PUT /user/password. */
export const recoveryRoutes: Calls<keyof RecoveryParts | 'allow' | 'background'> =
  ({ allow, background, ...parts }) =>
  async (app) => {
    app.route({
      ...callRoute(app, 'POST /auth/forgot-password'),
      handler: async ({ body: { email }, ip }) => {
        await limitGuess(parts.tries, 'recoveryMail', { email, ip });
        // Nothing is promised while the database is away.
        await sql`select 1`.execute(parts.db);
        // The account is looked up after the answer, so that the response time does not reveal whether it exists.
        // Not a job in the database: it would store the code in clear. If the server restarts before the mail is
        // sent, the visitor asks again.
        background.run('recovery mail', (signal) => mailCode(parts, email, signal));
        const by_mail = parts.mailer.isConfigured;
        return { message: by_mail ? CODE_SENT : CODE_LEFT, by_mail };
      },
    });

    app.route({
      ...callRoute(app, 'POST /auth/reset-password'),
      handler: async ({ body, ip }) => {
        await resetPassword(parts, body, ip);
        return { message: PASSWORD_CHANGED };
      },
    });

    app.route({
      ...callRoute(app, 'PUT /user/password', allow('account', 'change_password')),
      handler: async (request) => {
        await changePassword(parts, userOf(request), sessionTokenOf(request), request.body);
        return { message: PASSWORD_CHANGED };
      },
    });
  };
