import type { AdministeredStations, Invitation } from '@pieno/contract/invitations/invitations.ts';
import { queryOptions } from '@tanstack/react-query';
import { ADMINISTRATION, FRESH } from '../administration.ts';
import { callPersonal } from '../client.ts';

/** Query of the stations that have people or could have some, with people and invitations. */
export const administeredStationsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'owners'],
    queryFn: ({ signal }): Promise<AdministeredStations> =>
      callPersonal('GET /admin/owners', { signal }),
    ...FRESH,
  });

/**
 * Makes an invitation for a station; its code is told once.
 * @param email of whom it is made for: who accepts it with that address need not verify it; empty for none
 */
export const invite = (stationId: number, email: string): Promise<Invitation> =>
  callPersonal('POST /admin/stations/:id/invitations', {
    params: { id: stationId },
    body: email === '' ? {} : { email },
  });

export const revokeInvitation = (id: number) =>
  callPersonal('DELETE /admin/invitations/:id', { params: { id } });

/** Revokes all people and invitations of a station: its management changes. */
export const handOver = (stationId: number) =>
  callPersonal('POST /admin/stations/:id/handover', { params: { id: stationId } });
