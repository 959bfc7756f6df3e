import { AVATAR_FIELD } from '@pieno/contract/profile/profile-fields.ts';
import { inTransaction } from '../../db/transaction.ts';
import { limitAccount } from '../../limits/account-limits.ts';
import { answerCall } from '../../http/call-route.ts';
import { unauthorized } from '../../errors.ts';
import { userOf } from '../../http/permission.ts';
import { AVATAR } from '../../modules/images/encode.ts';
import { acceptUpload, readUpload } from '../../http/read-upload.ts';
import { receivePicture } from '../../modules/images/receive-picture.ts';
import { answerUser } from '../../modules/accounts/answer-user.ts';
import { changeAvatar } from '../../modules/accounts/profile.ts';
import type { Calls } from '../call-parts.ts';

/** POST /user/avatar (rule avatar-rules): a user's picture, accepted by its content and re-encoded. */
export const avatarRoutes: Calls<'db' | 'clock' | 'allow' | 'tries' | 'uploads'> =
  ({ db, clock, allow, tries, uploads }) =>
  async (app) => {
    await acceptUpload(app);
    answerCall(app, 'POST /user/avatar', allow('user_profile', 'avatar'), async (request) => {
      const { id } = userOf(request);
      await limitAccount(tries, 'avatar', id);
      const reception = { account: id, field: AVATAR_FIELD, bounds: AVATAR };
      const read = (field: string) => readUpload(request, field);
      return await receivePicture(read, uploads, reception, async (image) => {
        const now = clock.now();
        const isChanged = await inTransaction(db, (tx) => changeAvatar(tx, id, image, now));
        if (!isChanged) throw unauthorized();
        return await answerUser(db, id);
      });
    });
  };
