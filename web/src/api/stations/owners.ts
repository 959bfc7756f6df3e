/** The own stations of an owner (rule owner-stations). */
import type { AcceptedInvitation } from '@pieno/contract/invitations/invitations.ts';
import type { OwnerPrices } from '@pieno/contract/prices/own-prices.ts';
import type {
  OwnerFuels,
  OwnerStation,
  OwnerStations,
} from '@pieno/contract/stations/own-stations.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

/** Query of the own stations. Cached separately for each user. */
export const ownStationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['owner', 'stations', userId],
    queryFn: ({ signal }): Promise<OwnerStations> =>
      callPersonal('GET /owner/stations', { signal }),
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  });

/**
 * Says the prices of an own station: all are recorded, or nothing.
 * @param key UUID: the same key with the same prices gets the first answer
 */
export function sayOwnPrices(
  stationId: number,
  prices: OwnerPrices,
  key: string,
): Promise<FuelPrice[]> {
  return callPersonal('PUT /owner/stations/:id/prices', {
    params: { id: stationId },
    body: prices,
    key,
  });
}

/** Says which fuels an own station sells. */
export function sellFuels(stationId: number, fuels: OwnerFuels['fuels']): Promise<OwnerStation> {
  return callPersonal('PUT /owner/stations/:id/fuels', {
    params: { id: stationId },
    body: { fuels },
  });
}

/** Accepts or refuses who waits to be an owner, or revokes who is one. */
export async function decidePerson(
  stationId: number,
  person: string,
  decision: 'accept' | 'revoke',
): Promise<void> {
  await callPersonal('PUT /owner/stations/:id/people/:person', {
    params: { id: stationId, person },
    body: { decision },
  });
}

export async function changeReminders(reminders: boolean): Promise<boolean> {
  return (await callPersonal('PUT /owner/reminders', { body: { reminders } })).reminders;
}

/** Accepts an invitation: with its code, as it was typed. */
export function acceptInvitation(code: string): Promise<AcceptedInvitation> {
  return callPersonal('POST /owner/invitations/accept', { body: { code } });
}
