/** Changes to stations by administrators (rule admin-station-facts). */
import type { FoundStations, StationSearch } from '@pieno/contract/stations/found-stations.ts';
import type {
  AdministeredStation,
  NewStation,
  StationFacts,
} from '@pieno/contract/stations/administered-stations.ts';
import { queryOptions } from '@tanstack/react-query';
import { ADMINISTRATION } from '../administration.ts';
import { callPersonal } from '../client.ts';

export const administeredStationQuery = (userId: string, id: number) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'station', id],
    queryFn: ({ signal }): Promise<AdministeredStation> =>
      callPersonal('GET /admin/stations/:id/facts', { params: { id }, signal }),
  });

export const createStation = (facts: NewStation): Promise<AdministeredStation> =>
  callPersonal('POST /admin/stations', { body: facts });

export const editStation = (id: number, facts: StationFacts): Promise<AdministeredStation> =>
  callPersonal('PUT /admin/stations/:id/facts', { params: { id }, body: facts });

/** Closes a station for good, or reopens it. */
export const closeStation = (
  id: number,
  closed: boolean,
  reason?: string,
): Promise<AdministeredStation> =>
  callPersonal('PUT /admin/stations/:id/closed', {
    params: { id },
    body: { closed, ...(reason !== undefined && { reason }) },
  });

/** Sets whether a station sells a category. */
export const sellCategory = (
  id: number,
  decade: number,
  sold: boolean,
): Promise<AdministeredStation> =>
  callPersonal('PUT /admin/stations/:id/categories/:decade', {
    params: { id, decade },
    body: { sold },
  });

/** Filters of the search for stations. */
export type StationFilter = Pick<StationSearch, 'area' | 'unowned' | 'silent'>;

/** Query of the stations that match words and filters, San Marino's first. */
export const stationSearchQuery = (userId: string, q: string, filter: StationFilter = {}) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'stations', q, filter],
    queryFn: ({ signal }): Promise<FoundStations> =>
      callPersonal('GET /admin/stations', { query: { q, ...filter }, signal }),
  });
