/** What administrators see and decide (rule admin-access). */
import type { AdministeredPrices } from '@pieno/contract/prices/administered-prices.ts';
import type { ActionLogPage } from '@pieno/contract/actions/action-log-page.ts';
import type { FuelKind } from '@pieno/contract/imports/fuel-kind.ts';
import type { FoundStations } from '@pieno/contract/stations/found-stations.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import type { AnswerOf } from '@pieno/contract/calls.ts';
import type { AdministeredStations, Invitation } from '@pieno/contract/invitations/invitations.ts';
import type { CapDecision, Decision, Queue } from '@pieno/contract/queue/queue.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callPersonal } from './client.ts';

/**
 * The beginning of the keys of all these queries: one decision may change each of them. The administrator's id follows
 * in each, so that nobody sees what somebody else has loaded.
 */
export const ADMINISTRATION = ['administration'] as const;

/** How a list goes on: its answer names the next page. */
export const PAGED = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next,
} as const;

const FRESH = { refetchOnWindowFocus: true, refetchOnReconnect: 'always' } as const;

export const todayQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'today'],
    queryFn: ({ signal }): Promise<Today> => callPersonal('GET /admin/today', { signal }),
    ...FRESH,
  });

export const queueQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'queue'],
    queryFn: ({ signal }): Promise<Queue> => callPersonal('GET /admin/queue', { signal }),
    ...FRESH,
  });

/** Says category and unit of a fuel that nobody knew. */
export const sayFuel = (kind: FuelKind) => callPersonal('POST /admin/fuels', { body: kind });

/** Decides about a price of the queue. */
export const decideQueueItem = (id: string, decision: Decision) =>
  callPersonal('POST /admin/queue/:id', { params: { id }, body: decision });

/** Takes and leaves what the cap on drivers' words holds. */
export const decideOverCap = (decision: CapDecision) =>
  callPersonal('POST /admin/queue', { body: decision });

/** Query of the stations found by words; without a word San Marino's. */
export const stationSearchQuery = (userId: string, q: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'stations', q],
    queryFn: ({ signal }): Promise<FoundStations> =>
      callPersonal('GET /admin/stations', { query: { q }, signal }),
  });

/** Query of the stations that have people or could have some, with people and invitations. */
export const administeredStationsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'owners'],
    queryFn: ({ signal }): Promise<AdministeredStations> =>
      callPersonal('GET /admin/owners', { signal }),
    ...FRESH,
  });

/** Makes an invitation for a station; its code is told once. */
export const invite = (stationId: number): Promise<Invitation> =>
  callPersonal('POST /admin/stations/:id/invitations', { params: { id: stationId }, body: {} });

export const revokeInvitation = (id: number) =>
  callPersonal('DELETE /admin/invitations/:id', { params: { id } });

/** Revokes all people and invitations of a station: its management changes. */
export const handOver = (stationId: number) =>
  callPersonal('POST /admin/stations/:id/handover', { params: { id: stationId } });

/** Query of a station's prices, as they can be edited. */
export const administeredPricesQuery = (userId: string, stationId: number) =>
  queryOptions({
    queryKey: [...ADMINISTRATION, userId, 'prices', stationId],
    queryFn: ({ signal }): Promise<AdministeredPrices> =>
      callPersonal('GET /admin/stations/:id/prices', { params: { id: stationId }, signal }),
    ...FRESH,
  });

interface PriceEdit {
  stationId: number;
  fuelId: number;
  /** In euro. */
  price: number;
  /** The price that the administrator has seen; null for none. */
  seen: number | null;
  sure?: boolean;
}
export type PriceEditAnswer = AnswerOf<'PUT /admin/stations/:id/prices/:fuel'>;

export const editPrice = ({ stationId, fuelId, ...body }: PriceEdit): Promise<PriceEditAnswer> =>
  callPersonal('PUT /admin/stations/:id/prices/:fuel', {
    params: { id: stationId, fuel: fuelId },
    body,
  });

/** Withdraws a price: the one before holds again. */
export const withdrawPrice = (
  stationId: number,
  fuelId: number,
  reason: string | undefined,
  seen: number,
) =>
  callPersonal('DELETE /admin/stations/:id/prices/:fuel', {
    params: { id: stationId, fuel: fuelId },
    body: { reason, seen },
  });

/** Query of the log of actions, page after page, newest first. */
export const actionLogQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...ADMINISTRATION, userId, 'log'],
    queryFn: ({ signal, pageParam }): Promise<ActionLogPage> =>
      callPersonal('GET /admin/log', {
        ...(pageParam !== '' && { query: { before: pageParam } }),
        signal,
      }),
    ...PAGED,
  });

/** Cancels what an owner has scheduled, announced or not. */
export const cancelScheduledPrice = (
  stationId: number,
  schedule: string,
  reason: string | undefined,
) =>
  callPersonal('DELETE /admin/stations/:id/scheduled-prices/:schedule', {
    params: { id: stationId, schedule },
    body: { reason },
  });
