/** Hours, services and payment of a station, as its people and administrators write them (rule station-details). */
import type { DetailsChange, OwnDetails } from '@pieno/contract/stations/station-details.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

/** Who writes: one of the station's people, or an administrator of any station. */
export type DetailsWriter = 'owner' | 'administrator';

interface WrittenStation {
  stationId: number;
  userId: string;
  by: DetailsWriter;
}

/** Query of what was written of a station. Cached separately for each user, and asked for anew by each form. */
export const detailsQuery = ({ stationId, userId, by }: WrittenStation) =>
  queryOptions({
    queryKey: ['details', by, userId, stationId],
    queryFn: ({ signal }): Promise<OwnDetails> => {
      const options = { params: { id: stationId }, signal };
      return by === 'owner'
        ? callPersonal('GET /owner/stations/:id/details', options)
        : callPersonal('GET /admin/stations/:id/details', options);
    },
    gcTime: 0,
  });

/** Writes them: what is left out stays. */
export function changeDetails(
  by: DetailsWriter,
  stationId: number,
  body: DetailsChange,
): Promise<OwnDetails> {
  const options = { params: { id: stationId }, body };
  return by === 'owner'
    ? callPersonal('PUT /owner/stations/:id/details', options)
    : callPersonal('PUT /admin/stations/:id/details', options);
}
