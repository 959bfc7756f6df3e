import { SIGNED_OUT } from '@pieno/contract/accounts/account.ts';
import { answerCall } from '../../http/call-route.ts';
import { sessionTokenOf, userOf } from '../../http/permission.ts';
import type { AccountParts } from '../../modules/accounts/account-parts.ts';
import { knownSince } from '../../modules/accounts/known-drivers.ts';
import { register } from './register.ts';
import { endSession } from '../../modules/accounts/sessions.ts';
import { signIn } from './sign-in.ts';
import type { Calls } from '../call-parts.ts';

/** POST /login, /register, /logout and GET /user (rule call-accounts). */
export const accountRoutes: Calls<keyof AccountParts | 'allow' | 'tries'> =
  ({ allow, tries, ...parts }) =>
  async (app) => {
    answerCall(app, 'POST /login', async ({ body, ip }) => signIn(parts, tries, body, ip));

    answerCall(app, 'POST /register', async ({ body }) => register(parts, body));

    answerCall(app, 'POST /logout', allow('account', 'logout'), async (request) => {
      await endSession(parts.db, sessionTokenOf(request));
      return { message: SIGNED_OUT };
    });

    answerCall(app, 'GET /user', allow('user_profile', 'view'), async (request) => {
      const user = userOf(request);
      return { ...user, known_since: await knownSince(parts.db, parts.personHash, user) };
    });
  };
