/**
 * Sends the waiting prices of owners, each with the key of its first attempt, so that it is
 * recorded once (rule owner-publish).
 */
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import type { OwnerStation, OwnerStations } from '@pieno/contract/stations/own-stations.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isUnanswered } from '../../../core/api/api-error.ts';
import { publishOwnPrices } from '../../../core/api/prices/own-prices.ts';
import { serverNow } from '../../../core/api/server-clock.ts';
import { ownStationsQuery } from '../../../core/api/stations/own-stations.ts';
import { m } from '../../../paraglide/messages.js';
import { getVisitor } from '../../../core/session/session.ts';
import {
  dropPrices,
  lastPrices,
  putPrices,
  waitingPrices,
  type WaitingPrices,
} from './waiting-prices.ts';

const LATE_MS = REPORT_LIMITS.lateHours * 3_600_000;

/** True for an error unrelated to the prices: the server was not reached, or failed. */
export const isUndelivered = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.status >= 500);

/** Shows the recorded prices of the owner's station, and invalidates the rankings. */
export function showPublished(
  queries: QueryClient,
  userId: string,
  stationId: number,
  prices: readonly FuelPrice[],
): void {
  queries.setQueryData<OwnerStations>(
    ownStationsQuery(userId).queryKey,
    (before) =>
      before && {
        ...before,
        stations: before.stations.map((each) =>
          each.business.id === stationId ? withPrices(each, prices) : each,
        ),
      },
  );
  void queries.invalidateQueries({ queryKey: ['prices'] });
}

function withPrices(station: OwnerStation, prices: readonly FuelPrice[]): OwnerStation {
  const fuels = station.fuels.map((fuel) => ({
    ...fuel,
    price: prices.find(({ fuel_type: { id } }) => id === fuel.fuel_type.id) ?? fuel.price,
  }));
  return { ...station, fuels };
}

let sending: Promise<void> | undefined;

/** Resolves once nothing is being sent. */
export const pricesAreSent = async (): Promise<void> => await sending;

/**
 * Sends the signed-in owner's waiting prices, one station after the other. If another tab does
 * so too, it gets the same answer.
 */
export async function sendPrices(queries: QueryClient): Promise<void> {
  sending ??= sendAll(queries).finally(() => (sending = undefined));
  await sending;
}

async function sendAll(queries: QueryClient): Promise<void> {
  for (const { key } of waitingPrices.get()) {
    const visitor = getVisitor();
    if (visitor.kind !== 'registered') return;
    // Other prices may have been published there meanwhile.
    const prices = waitingPrices.get().find((each) => each.key === key);
    if (!prices || prices.refused || prices.user_id !== visitor.user.id) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (!(await sendOne(prices, queries))) return;
  }
}

/** @returns false if sending the next one now is useless */
async function sendOne(prices: WaitingPrices, queries: QueryClient): Promise<boolean> {
  const { key, user_id, business_id, said } = prices;
  const isOwn = () => {
    const visitor = getVisitor();
    return visitor.kind === 'registered' && visitor.user.id === user_id;
  };
  const isStill = () => waitingPrices.get().some((each) => each.key === key);
  try {
    await assertMeant(prices, queries);
    // Meanwhile another user may have signed in, or the owner deleted the prices.
    if (!isOwn()) return false;
    if (!isStill()) return true;
    const current = await publishOwnPrices(business_id, said, key);
    showPublished(queries, user_id, business_id, current);
    if (isStill()) {
      dropPrices(key);
      lastPrices.set(prices);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message, code, params, errors } = error;
    if (isUndelivered(error) || status === 401 || status === 429 || !isOwn()) return false;
    const body = { message, code, params, errors };
    // A user who no longer manages the station reads that on /gestore.
    if (status === 403 || status === 404) dropPrices(key);
    else if (isStill()) putPrices({ ...prices, refused: { status, body } });
  }
  void queries.invalidateQueries({ queryKey: ownStationsQuery(user_id).queryKey });
  return true;
}

/**
 * Checks that the prices need no review before they are sent.
 * @throws ApiError if they are too old, or if another price for one of the fuels arrived since
 */
async function assertMeant(
  { business_id, said, at, user_id }: WaitingPrices,
  queries: QueryClient,
): Promise<void> {
  if (serverNow().getTime() - at > LATE_MS) {
    const message = m.error_seen_too_old({ hours: REPORT_LIMITS.lateHours });
    throw new ApiError(422, { message, code: 'seen_too_old' });
  }
  const { stations } = await queries.query({ ...ownStationsQuery(user_id), staleTime: 0 });
  const fuels = stations.find(({ business }) => business.id === business_id)?.fuels ?? [];
  const isOther = said.prices.some(({ fuel_type_id: id, price }) => {
    const now = fuels.find(({ fuel_type }) => fuel_type.id === id)?.price;
    return now && now.price !== price && Date.parse(now.effective_date) > at;
  });
  if (isOther)
    throw new ApiError(409, { message: m.error_prices_changed(), code: 'prices_changed' });
}
