import type { AdministeredStations, Invitation } from '@pieno/contract/invitations/invitations.ts';
import { queryOptions } from '@tanstack/react-query';
import { ADMINISTRATION, FRESH } from '../administration.ts';
import { callPersonal } from '../client.ts';

/** Query of the stations that have or may have people, with their people and invitations. */
export const administeredStationsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'owners'],
    queryFn: ({ signal }): Promise<AdministeredStations> =>
      callPersonal('GET /admin/owners', { signal }),
    ...FRESH,
  });

/**
 * Creates an invitation for a station; its code is shown only once.
 * @param email address of the invited person: whoever accepts with it need not verify it; empty for none
 */
export const invite = (stationId: number, email: string): Promise<Invitation> =>
  callPersonal('POST /admin/stations/:id/invitations', {
    params: { id: stationId },
    body: email === '' ? {} : { email },
  });

export const revokeInvitation = (id: number) =>
  callPersonal('DELETE /admin/invitations/:id', { params: { id } });

/** Revokes all people and invitations of a station, when its management changes. */
export const handOver = (stationId: number) =>
  callPersonal('POST /admin/stations/:id/handover', { params: { id: stationId } });
