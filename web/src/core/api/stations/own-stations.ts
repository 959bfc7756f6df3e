/** An owner's stations (rule owner-stations). */
import type {
  OwnerFuels,
  OwnerStation,
  OwnerStations,
} from '@pieno/contract/stations/own-stations.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

/** Query of the user's stations. */
export const ownStationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['owner', 'stations', userId],
    queryFn: ({ signal }): Promise<OwnerStations> =>
      callPersonal('GET /owner/stations', { signal }),
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  });

/** Sets which fuels an own station sells. */
export function sellFuels(stationId: number, fuels: OwnerFuels['fuels']): Promise<OwnerStation> {
  return callPersonal('PUT /owner/stations/:id/fuels', {
    params: { id: stationId },
    body: { fuels },
  });
}
