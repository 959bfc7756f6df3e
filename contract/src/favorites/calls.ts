import { iso, nullable, object, optional, regex, string, undefined as nothing } from 'zod/mini';
import {
  FavoriteChangeSchema,
  FavoriteSchema,
  FavoritesSchema,
  FavoritesSeenSchema,
} from './favorites.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

const params = object({ business: string().check(regex(/^\d{1,9}$/)) });

export const FAVORITE_CALLS = {
  // rule favorites-words
  'GET /user/favorites': {
    tag: 'profile',
    summary: 'The own favourites, the newest first; this changes nothing',
    access: 'registered',
    answers: { 200: FavoritesSchema, ...refusals(401, 403, 503) },
  },
  // rule favorites-seen
  'PUT /user/favorites/seen': {
    tag: 'profile',
    summary: 'The prices of the favourites were seen: changes are told from here on',
    access: 'registered',
    limit: 'accountWrite',
    body: FavoritesSeenSchema,
    answers: { 204: nothing(), ...refusals(401, 403, 422, 429, 503) },
  },
  // rule favorites-words
  'PUT /user/favorites/:business': {
    tag: 'profile',
    summary: 'Star a station, or name it; a word older than the kept one changes nothing',
    access: 'registered',
    limit: 'accountWrite',
    params,
    body: nullable(FavoriteChangeSchema),
    answers: { 200: FavoriteSchema, ...refusals(401, 403, 404, 409, 422, 429, 503) },
  },
  // rule favorites-words
  'DELETE /user/favorites/:business': {
    tag: 'profile',
    summary: 'Take the star away; a word older than the kept one changes nothing',
    access: 'registered',
    limit: 'accountWrite',
    params,
    /** When it was tapped, ISO 8601; missing for now. */
    query: object({ at: optional(iso.datetime()) }),
    answers: { 204: nothing(), ...refusals(401, 403, 404, 422, 429, 503) },
  },
} as const satisfies Calls;
