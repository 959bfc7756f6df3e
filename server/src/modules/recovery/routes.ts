import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneSchema } from '@pieno/contract/account.ts';
import {
  ChangePasswordSchema,
  CODE_SENT,
  ForgotPasswordSchema,
  PASSWORD_CHANGED,
  ResetPasswordSchema,
} from '@pieno/contract/recovery.ts';
import { limitGuess } from '../../http/account-limits.ts';
import type { Background } from '../../http/background.ts';
import { noStore } from '../../http/no-store.ts';
import { sessionTokenOf, userOf, type Allow } from '../../http/permission.ts';
import { refusals } from '../../http/refusals.ts';
import { changePassword, mailCode, resetPassword, type RecoveryParts } from './recover.ts';

export interface RecoveryRouteParts extends RecoveryParts {
  allow: Allow;
  limit: onRequestAsyncHookHandler;
  background: Background;
}

const ANSWERS = { 200: DoneSchema, ...refusals(422, 429, 503) };

/** POST /auth/forgot-password, POST /auth/reset-password and PUT /user/password. */
export const recoveryRoutes =
  ({ allow, limit, background, ...parts }: RecoveryRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', noStore);

    app.post(
      '/auth/forgot-password',
      {
        onRequest: limit,
        schema: {
          tags: ['accounts'],
          summary: 'Mail a recovery code, if the address has an account; the answer does not tell',
          body: ForgotPasswordSchema,
          response: ANSWERS,
        },
      },
      async ({ body: { email }, ip }) => {
        await limitGuess(parts.tries, 'recoveryMail', { email, ip });
        // The account is looked up after the answer, so that the response time does not reveal whether it exists.
        // Not a job in the database: it would store the code in clear. If the server restarts before the mail is
        // sent, the visitor asks again.
        background.run('recovery mail', (signal) => mailCode(parts, email, signal));
        return { message: CODE_SENT };
      },
    );

    app.post(
      '/auth/reset-password',
      {
        onRequest: limit,
        schema: {
          tags: ['accounts'],
          summary: 'Choose a password with the code from the mail; every session ends',
          body: ResetPasswordSchema,
          response: ANSWERS,
        },
      },
      async ({ body, ip }) => {
        await resetPassword(parts, body, ip);
        return { message: PASSWORD_CHANGED };
      },
    );

    app.put(
      '/user/password',
      {
        onRequest: allow('account', 'change_password'),
        schema: {
          tags: ['accounts'],
          summary: 'Change the password; the other sessions end',
          security: [{ bearer: [] }],
          body: ChangePasswordSchema,
          response: { ...ANSWERS, ...refusals(401, 403) },
        },
      },
      async (request) => {
        await changePassword(parts, userOf(request), sessionTokenOf(request), request.body);
        return { message: PASSWORD_CHANGED };
      },
    );
  };
