/** Pictures by their address; a station's logo and photographs (rule station-pictures). */
import { any, file, object, string } from 'zod/mini';
import {
  PICTURE_FIELD,
  PictureOrderSchema,
  PictureTextsSchema,
  StationPicturesSchema,
} from './station-pictures.ts';
import type { Calls } from '../calls/call.ts';
import { refusals, WRITE_REFUSALS } from '../calls/refusals.ts';

const station = object({ id: string() });
const picture = object({ id: string(), picture: string() });
const upload = object({ [PICTURE_FIELD]: file() });
const READ = refusals(401, 403, 404, 429, 503);

export const PICTURE_CALLS = {
  // rule station-pictures
  'GET /owner/stations/:id/pictures': {
    tag: 'owners',
    summary: "A station's logo and photographs; like all of these also for administrators",
    access: 'registered',
    params: station,
    answers: { 200: StationPicturesSchema, ...READ },
  },
  // rule station-pictures
  'PUT /owner/stations/:id/logo': {
    tag: 'owners',
    summary: "Replace a station's logo",
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    body: upload,
    consumes: 'multipart/form-data',
    answers: { 200: StationPicturesSchema, ...WRITE_REFUSALS },
  },
  // rule station-pictures
  'DELETE /owner/stations/:id/logo': {
    tag: 'owners',
    summary: "Remove a station's logo",
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    answers: { 200: StationPicturesSchema, ...READ },
  },
  // rule station-pictures
  'POST /owner/stations/:id/pictures': {
    tag: 'owners',
    summary: 'Hang a photograph behind the others; one that hangs there already stays where it is',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    body: upload,
    consumes: 'multipart/form-data',
    answers: { 200: StationPicturesSchema, ...WRITE_REFUSALS },
  },
  // rule station-pictures
  'PUT /owner/stations/:id/pictures': {
    tag: 'owners',
    summary: 'Bring the photographs into another order',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    body: PictureOrderSchema,
    answers: { 200: StationPicturesSchema, ...WRITE_REFUSALS },
  },
  // rule station-pictures
  'PUT /owner/stations/:id/pictures/:picture': {
    tag: 'owners',
    summary: 'Write what a photograph shows, and its caption',
    access: 'registered',
    limit: 'accountWrite',
    params: picture,
    body: PictureTextsSchema,
    answers: { 200: StationPicturesSchema, ...WRITE_REFUSALS },
  },
  // rule station-pictures
  'DELETE /owner/stations/:id/pictures/:picture': {
    tag: 'owners',
    summary: 'Remove a photograph',
    access: 'registered',
    limit: 'accountWrite',
    params: picture,
    answers: { 200: StationPicturesSchema, ...READ },
  },
  // rule call-business
  'GET /images/:file': {
    tag: 'stations',
    summary: 'A picture, as {hash}.webp',
    access: 'public',
    params: object({ file: string() }),
    answers: { 200: { content: { 'image/webp': { schema: any() } } }, ...refusals(404, 429, 503) },
  },
} as const satisfies Calls;
