import type { AdministeredPrices } from '@pieno/contract/prices/administered-prices.ts';
import type { AnswerOf } from '@pieno/contract/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { ADMINISTRATION, FRESH } from '../administration.ts';
import { callPersonal } from '../client.ts';

/** Query of a station's prices for editing. */
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
  price: number;
  /** The price shown to the administrator; null for none. */
  seen: number | null;
  sure?: boolean;
}

export type PriceEditAnswer = AnswerOf<'PUT /admin/stations/:id/prices/:fuel'>;

export const editPrice = ({ stationId, fuelId, ...body }: PriceEdit): Promise<PriceEditAnswer> =>
  callPersonal('PUT /admin/stations/:id/prices/:fuel', {
    params: { id: stationId, fuel: fuelId },
    body,
  });

/** Withdraws a price: the previous one is valid again. */
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

/** Cancels an owner's scheduled price, announced or not. */
export const cancelScheduledPrice = (
  stationId: number,
  schedule: string,
  reason: string | undefined,
) =>
  callPersonal('DELETE /admin/stations/:id/scheduled-prices/:schedule', {
    params: { id: stationId, schedule },
    body: { reason },
  });
