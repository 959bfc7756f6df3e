/** Hours, services and payment of a station, edited by its people and administrators (rule station-details). */
import type { DetailsChange, OwnDetails } from '@pieno/contract/stations/station-details.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

/** The editor: one of the station's people, or an administrator of any station. */
export type DetailsWriter = 'owner' | 'administrator';

interface WrittenStation {
  stationId: number;
  userId: string;
  by: DetailsWriter;
}

/** Query of a station's details. Refetched by each form. */
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

/** Changes the details: what is left out stays. */
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
