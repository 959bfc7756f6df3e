import type { FastifyRequest } from 'fastify';
import { OWNERS } from '@pieno/contract/invitations/policy.ts';
import { PICTURE_FIELD, type StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import type { Executor } from '../../db/database.ts';
import { limitAccount } from '../../limits/account-limits.ts';
import { answerCall } from '../../http/call-route.ts';
import { userOf } from '../../http/permission.ts';
import {
  LOGO,
  STATION_PICTURE,
  type EncodedImage,
  type ImageBounds,
} from '../../modules/images/encode.ts';
import { acceptUpload, readUpload } from '../../http/read-upload.ts';
import { receivePicture } from '../../modules/images/receive-picture.ts';
import { changeBy, changed } from './picture-change.ts';
import { addPicture, setLogo, type PictureChange } from './pictures.ts';
import type { Calls } from '../call-parts.ts';

/** The calls that receive a logo or a photograph as a form. */
export const pictureUploadRoutes: Calls<'db' | 'clock' | 'guard' | 'tries' | 'uploads'> =
  ({ db, clock, guard, tries, uploads }) =>
  async (app) => {
    await acceptUpload(app);
    const owner = guard(OWNERS.view);

    const receive = async (
      request: FastifyRequest<{ Params: { id: string } }>,
      bounds: ImageBounds,
      keep: (tx: Executor, change: PictureChange, image: EncodedImage) => Promise<unknown>,
    ): Promise<StationPictures> => {
      const change = await changeBy(db, request);
      const account = userOf(request).id;
      await limitAccount(tries, 'pictures', account);
      const reception = { account, field: PICTURE_FIELD, bounds };
      const read = (field: string) => readUpload(request, field);
      return await receivePicture(read, uploads, reception, (image) =>
        changed(db, change, (tx) => keep(tx, change, image)),
      );
    };

    answerCall(app, 'PUT /owner/stations/:id/logo', owner, async (request) =>
      receive(request, LOGO, (tx, change, image) => setLogo(tx, clock, change, image)),
    );

    answerCall(app, 'POST /owner/stations/:id/pictures', owner, async (request) =>
      receive(request, STATION_PICTURE, (tx, change, image) =>
        addPicture(tx, clock, change, image),
      ),
    );
  };
