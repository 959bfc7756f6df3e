/** The calls of the user's favourites (rule favorites). */
import type { Favorite } from '@pieno/contract/favorites/favorites.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

/** Returns the account's favourites, newest first. */
export const getFavorites = (signal?: AbortSignal): Promise<Favorite[]> =>
  callPersonal('GET /user/favorites', { signal });

/** Query of a registered user's favourites. */
export const favoritesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['favorites', userId],
    queryFn: ({ signal }) => getFavorites(signal),
  });

/**
 * @param at when it was tapped, ISO 8601
 * @param label null removes the label, undefined keeps it
 */
export const putFavorite = (
  id: number,
  at: string,
  label: string | null | undefined,
): Promise<Favorite> =>
  callPersonal('PUT /user/favorites/:business', {
    params: { business: String(id) },
    body: label === undefined ? { at } : { at, label },
  });

/** @param at when it was tapped, ISO 8601 */
export const deleteFavorite = (id: number, at: string): Promise<unknown> =>
  callPersonal('DELETE /user/favorites/:business', {
    params: { business: String(id) },
    query: { at },
  });

/**
 * Records that the user has seen the prices of the favourites.
 * @param until the age of the newest answer shown, ISO 8601
 */
export const sendSeen = (until: string): Promise<unknown> =>
  callPersonal('PUT /user/favorites/seen', { body: { until } });
