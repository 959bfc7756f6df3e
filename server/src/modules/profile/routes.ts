import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import { UserAnswerSchema, userChangeSchema } from '@pieno/contract/profile.ts';
import { noStore } from '../../http/no-store.ts';
import { userOf } from '../../http/permission.ts';
import { refusals } from '../../http/refusals.ts';
import { answerUser } from './answer-user.ts';
import { avatarRoutes } from './avatar-routes.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { changeUser } from './repository.ts';
import type { ProfileRouteParts } from './route-parts.ts';
import { userSettingsRoutes } from './settings-routes.ts';

/**
 * PUT /user (rule call-user), and the other routes by which a registered user changes, exports and deletes the account.
 */
export const profileRoutes =
  (parts: ProfileRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, clock, allow, limitWrites } = parts;
    app.addHook('onRequest', noStore);
    await app.register(avatarRoutes(parts));
    await app.register(userSettingsRoutes(parts));
    await app.register(ownDataRoutes(parts));

    app.put(
      '/user',
      {
        onRequest: [limitWrites, allow('user_profile', 'update')],
        schema: {
          tags: ['profile'],
          summary: 'Change the profile, or one of its switches',
          security: [{ bearer: [] }],
          // A call without a body changes nothing.
          body: z.nullable(userChangeSchema(() => clock.now())),
          response: { 200: UserAnswerSchema, ...refusals(401, 403, 422, 429, 503) },
        },
      },
      async (request) => {
        const { id } = userOf(request);
        const change = request.body ?? {};
        if (Object.keys(change).length > 0) await changeUser(db, id, change, clock.now());
        return await answerUser(db, id);
      },
    );
  };
