import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  DoneSchema,
  LoginSchema,
  RegistrationSchema,
  SessionSchema,
  SIGNED_OUT,
} from '@pieno/contract/account.ts';
import { UserSchema } from '@pieno/contract/visitor.ts';
import { noStore } from '../../http/no-store.ts';
import { sessionTokenOf, userOf, type Allow } from '../../http/permission.ts';
import type { RateLimitStore } from '../../http/rate-limit-store.ts';
import { refusals } from '../../http/refusals.ts';
import type { AccountParts } from './engine.ts';
import { register } from './register.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

export interface AccountRouteParts extends AccountParts {
  allow: Allow;
  limitLogin: onRequestAsyncHookHandler;
  limitRegistration: onRequestAsyncHookHandler;
  /** Counts the attempts per account. */
  tries: RateLimitStore;
}

const BEGINS_SESSION = { 200: SessionSchema, ...refusals(422, 429, 503) };
const NEEDS_SESSION = refusals(401, 403, 503);

/** POST /login, /register, /logout and GET /user (rule call-accounts). */
export const accountRoutes =
  ({
    allow,
    limitLogin,
    limitRegistration,
    tries,
    ...parts
  }: AccountRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', noStore);
    app.post(
      '/login',
      {
        onRequest: limitLogin,
        schema: {
          tags: ['accounts'],
          summary: 'Sign in by e-mail and password',
          body: LoginSchema,
          response: BEGINS_SESSION,
        },
      },
      async ({ body, ip }) => signIn(parts, tries, body, ip),
    );

    app.post(
      '/register',
      {
        onRequest: limitRegistration,
        schema: {
          tags: ['accounts'],
          summary: 'Make an account and sign in',
          body: RegistrationSchema,
          response: BEGINS_SESSION,
        },
      },
      async ({ body }) => register(parts, body),
    );

    app.post(
      '/logout',
      {
        onRequest: allow('account', 'logout'),
        schema: {
          tags: ['accounts'],
          summary: 'End the session whose token comes along',
          security: [{ bearer: [] }],
          response: { 200: DoneSchema, ...NEEDS_SESSION },
        },
      },
      async (request) => {
        await endSession(parts.db, sessionTokenOf(request));
        return { message: SIGNED_OUT };
      },
    );

    app.get(
      '/user',
      {
        onRequest: allow('user_profile', 'view'),
        schema: {
          tags: ['accounts'],
          summary: 'The registered user',
          security: [{ bearer: [] }],
          response: { 200: UserSchema, ...NEEDS_SESSION },
        },
      },
      async (request) => userOf(request),
    );
  };
