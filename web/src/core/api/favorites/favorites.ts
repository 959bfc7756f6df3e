/** The calls of the own favourites (rule favorites). */
import type { Favorite } from '@pieno/contract/favorites/favorites.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

/** Returns the account's favourites as they are now, the newest first. */
export const getFavorites = (signal?: AbortSignal): Promise<Favorite[]> =>
  callPersonal('GET /user/favorites', { signal });

/** Query of a registered user's favourites. Cached separately for each user. */
export const favoritesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['favorites', userId],
    queryFn: ({ signal }) => getFavorites(signal),
  });

/** @param at when it was tapped, ISO 8601 @param label null takes the label away, undefined leaves it */
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

/** Says that the prices of the favourites were seen. @param until the age of the newest answer that was shown, ISO 8601 */
export const sendSeen = (until: string): Promise<unknown> =>
  callPersonal('PUT /user/favorites/seen', { body: { until } });
