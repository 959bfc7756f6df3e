/** The logo and the photographs of a station, for its people and administrators (rule station-pictures). */
import {
  PICTURE_FIELD,
  type PictureTexts,
  type StationPictures,
} from '@pieno/contract/pictures/station-pictures.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

/** Query of a station's pictures. Refetched by each card. */
export const stationPicturesQuery = (stationId: number, userId: string) =>
  queryOptions({
    queryKey: ['owner', 'pictures', userId, stationId],
    queryFn: ({ signal }): Promise<StationPictures> =>
      callPersonal('GET /owner/stations/:id/pictures', { params: { id: stationId }, signal }),
    gcTime: 0,
  });

export const sendLogo = (id: number, file: Blob): Promise<StationPictures> =>
  callPersonal('PUT /owner/stations/:id/logo', { params: { id }, body: formOf(file) });

export const removeLogo = (id: number): Promise<StationPictures> =>
  callPersonal('DELETE /owner/stations/:id/logo', { params: { id } });

/** Adds a photograph after the others. */
export const sendPicture = (id: number, file: Blob): Promise<StationPictures> =>
  callPersonal('POST /owner/stations/:id/pictures', { params: { id }, body: formOf(file) });

/** @param order the ids of all photographs */
export const orderPictures = (id: number, order: number[]): Promise<StationPictures> =>
  callPersonal('PUT /owner/stations/:id/pictures', { params: { id }, body: { order } });

export const describePicture = (
  id: number,
  picture: number,
  texts: PictureTexts,
): Promise<StationPictures> =>
  callPersonal('PUT /owner/stations/:id/pictures/:picture', {
    params: { id, picture },
    body: texts,
  });

export const removePicture = (id: number, picture: number): Promise<StationPictures> =>
  callPersonal('DELETE /owner/stations/:id/pictures/:picture', { params: { id, picture } });

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.set(PICTURE_FIELD, file);
  return form;
}
