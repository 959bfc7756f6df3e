/** Hours, services and payment of an own station (rule station-details). */
import type { DetailsChange, OwnDetails } from '@pieno/contract/station-details.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from './client.ts';

/** Query of what the people of a station wrote. Cached separately for each user, and asked for anew by each form. */
export const ownDetailsQuery = (stationId: number, userId: string) =>
  queryOptions({
    queryKey: ['owner', 'details', userId, stationId],
    queryFn: ({ signal }): Promise<OwnDetails> =>
      callPersonal('GET /owner/stations/:id/details', { params: { id: stationId }, signal }),
    gcTime: 0,
  });

/** Writes them: what is left out stays. */
export function changeDetails(stationId: number, change: DetailsChange): Promise<OwnDetails> {
  return callPersonal('PUT /owner/stations/:id/details', {
    params: { id: stationId },
    body: change,
  });
}
