import { z } from 'zod/mini';
import { userChangeSchema } from '@pieno/contract/profile/profile.ts';
import { callRoute } from '../../http/call-route.ts';
import { userOf } from '../../http/permission.ts';
import { answerUser } from '../../modules/accounts/answer-user.ts';
import { changeUser } from '../../modules/accounts/repository.ts';
import { avatarRoutes } from './avatar-routes.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { userSettingsRoutes } from './settings-routes.ts';
import type { AccountParts } from '../../modules/accounts/account-parts.ts';
import type { Calls } from '../call-parts.ts';

/**
 * PUT /user (rule call-user), and the other routes by which a registered user changes, exports and deletes the account.
 */
export const profileCalls: Calls<keyof AccountParts | 'allow' | 'tries' | 'uploads'> =
  (parts) => async (app) => {
    const { db, clock, allow } = parts;
    await app.register(avatarRoutes(parts));
    await app.register(userSettingsRoutes(parts));
    await app.register(ownDataRoutes(parts));

    const route = callRoute(app, 'PUT /user', allow('user_profile', 'update'));
    app.route({
      ...route,
      schema: { ...route.schema, body: z.nullable(userChangeSchema(() => clock.now())) },
      handler: async (request) => {
        const { id } = userOf(request);
        const change = request.body ?? {};
        if (Object.keys(change).length > 0) await changeUser(db, id, change, clock.now());
        return await answerUser(db, id);
      },
    });
  };
