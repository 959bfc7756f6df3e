import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '../../db/transaction.ts';
import { limitAccount } from '../../http/account-limits.ts';
import { callRoute } from '../../http/call-route.ts';
import { unauthorized } from '../../http/errors.ts';
import { userOf } from '../../http/permission.ts';
import { AVATAR, encodeImage, UnusableImage, type EncodedImage } from '../images/encode.ts';
import { answerUser } from '../accounts/answer-user.ts';
import { acceptAvatar, readAvatar, refusedAvatar } from './read-avatar.ts';
import { changeAvatar } from './repository.ts';
import type { ProfileRouteParts } from './route-parts.ts';
import { Uploads } from '../images/uploads.ts';

/** POST /user/avatar (rule avatar-rules): a user's picture, accepted by its content and re-encoded. */
export const avatarRoutes =
  ({ db, clock, allow, tries }: ProfileRouteParts): FastifyPluginAsyncZod =>
  async (app) => {
    const uploads = new Uploads();
    await acceptAvatar(app);
    app.route({
      ...callRoute(app, 'POST /user/avatar', allow('user_profile', 'avatar')),
      // The handler reads and checks the form itself; the schema only documents it.
      validatorCompiler: () => () => true,
      handler: async (request) => {
        const { id } = userOf(request);
        await limitAccount(tries, 'avatar', id);
        return await uploads.ofAccount(id, async () => {
          using _place = uploads.enter();
          const file = await readAvatar(request);
          const image = await uploads.inTurn(() => encodeAvatar(file));
          const now = clock.now();
          const isChanged = await inTransaction(db, (tx) => changeAvatar(tx, id, image, now));
          if (!isChanged) throw unauthorized();
          return await answerUser(db, id);
        });
      },
    });
  };

async function encodeAvatar(file: Buffer): Promise<EncodedImage> {
  try {
    return await encodeImage(file, AVATAR);
  } catch (error) {
    if (error instanceof UnusableImage) throw refusedAvatar();
    throw error;
  }
}
