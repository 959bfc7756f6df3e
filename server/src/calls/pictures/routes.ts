import { OWNERS } from '@pieno/contract/invitations/policy.ts';
import { answerCall } from '../../http/call-route.ts';
import { notFound } from '../../errors.ts';
import { readPictures } from '../../modules/stations/facts/own-pictures.ts';
import { changeBy, changed } from './picture-change.ts';
import { pictureUploadRoutes } from './picture-upload-routes.ts';
import { removePicture, setLogo, setPictureOrder, setPictureTexts } from './pictures.ts';
import type { Calls } from '../call-parts.ts';

/** The calls about the logo and the photographs of a station, for its people and administrators (rule station-pictures). */
export const pictureCalls: Calls<'db' | 'clock' | 'guard' | 'tries' | 'uploads'> =
  (parts) => async (app) => {
    const { db, clock, guard } = parts;
    await app.register(pictureUploadRoutes(parts));
    const owner = guard(OWNERS.view);

    answerCall(app, 'GET /owner/stations/:id/pictures', owner, async (request) =>
      readPictures(db, (await changeBy(db, request)).stationId),
    );

    answerCall(app, 'DELETE /owner/stations/:id/logo', owner, async (request) =>
      changed(db, await changeBy(db, request), (tx, change) => setLogo(tx, clock, change, null)),
    );

    answerCall(app, 'PUT /owner/stations/:id/pictures', owner, async (request) =>
      changed(db, await changeBy(db, request), (tx, change) =>
        setPictureOrder(tx, clock, change, request.body.order),
      ),
    );

    answerCall(app, 'PUT /owner/stations/:id/pictures/:picture', owner, async (request) => {
      const id = pictureIdOf(request.params);
      return await changed(db, await changeBy(db, request), (tx, change) =>
        setPictureTexts(tx, clock, { ...change, id }, request.body),
      );
    });

    answerCall(app, 'DELETE /owner/stations/:id/pictures/:picture', owner, async (request) => {
      const id = pictureIdOf(request.params);
      return await changed(db, await changeBy(db, request), (tx, change) =>
        removePicture(tx, clock, { ...change, id }),
      );
    });
  };

function pictureIdOf({ picture }: { picture: string }): number {
  if (!/^\d{1,9}$/.test(picture)) throw notFound('picture_not_found');
  return Number(picture);
}
