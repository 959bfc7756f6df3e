import type { OwnerPrices } from '@pieno/contract/prices/own-prices.ts';
import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, isUnanswered, messageOf } from '../../api/api-error.ts';
import { newId } from '../../api/new-id.ts';
import { ownStationsQuery } from '../../api/stations/own-stations.ts';
import { sayOwnPrices } from '../../api/prices/own-prices.ts';
import { m } from '../../paraglide/messages.js';
import { changeText } from '../../price-editor/change-text.ts';
import { toThousandths } from '../../price-editor/typed-price.ts';
import type { PricesByFuel } from '../../price-editor/use-price-drafts.ts';
import { fuelName } from '../../prices/fuel-names.ts';

/** What is sent; `sure` is added by the answer to a question. */
type Prices = Pick<OwnerPrices, 'prices' | 'unchanged'>;
interface Sending {
  prices: Prices;
  /** The fuels that get another price than the one shown. */
  changed: readonly number[];
  key: string;
  sure?: true;
}

export interface Publishing {
  isSending: boolean;
  /** True after prices were recorded, until something else is sent. */
  isDone: boolean;
  /** What was sent last. */
  said: PricesByFuel;
  /** Of it, the fuels that got another price. */
  changed: readonly number[];
  /** Its key, by which it is taken back. */
  published: string;
  /** Why nothing was recorded, a line each; of a server that was not there until it answers again. */
  failure: readonly string[];
  /** Fuel id → why its price was not taken. */
  errors: Readonly<Record<string, string>>;
  /** True while the owner is asked whether unusual prices are meant. */
  isAsking: boolean;
  /** @param sure true where the owner has been asked about unusual prices already */
  publish: (prices: Prices, sure?: true) => void;
  /** Answers the question: sends the same again. */
  confirm: () => void;
  /** Leaves the question, to correct the prices. */
  correct: () => void;
}

/**
 * Sends an owner's prices (rule owner-prices). What is tried again after a failed connection, once by itself, or after
 * the question whether it is meant, goes with the same key, so that it is recorded once.
 * @param onDone called when prices were recorded, with the fuels that got another one
 */
export function usePublishing(
  station: OwnerStation,
  userId: string,
  onDone: (changed: readonly number[]) => void,
): Publishing {
  const queries = useQueryClient();
  const { queryKey, ...query } = ownStationsQuery(userId);
  const { dataUpdatedAt: answeredAt } = useQuery({ ...query, queryKey, refetchOnMount: false });
  const call = useMutation({
    retry: (failures, failed) => failures === 0 && isUnheard(failed),
    mutationFn: ({ prices, key, sure }: Sending) =>
      sayOwnPrices(station.business.id, { ...prices, ...(sure && { sure }) }, key),
    onSuccess: (prices, { changed }) => {
      queries.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            stations: before.stations.map((each) =>
              each.business.id === station.business.id ? withPrices(each, prices) : each,
            ),
          },
      );
      // The rankings are read anew by whoever shows them.
      void queries.invalidateQueries({ queryKey: ['prices'] });
      onDone(changed);
    },
    // Also after a refusal, as other prices may be current by now; not awaited: the answer is shown at once.
    onSettled: (_, failed) => {
      if (!isUnheard(failed)) void queries.invalidateQueries({ queryKey });
    },
  });
  const { mutate, variables: sent, isPending, error } = call;
  const isAsking = error instanceof ApiError && error.code === 'owner_prices_unusual';
  const isOver = isUnheard(error) && answeredAt > call.submittedAt;
  return {
    isSending: isPending,
    isDone: call.isSuccess,
    said: new Map(
      sent?.prices.prices.map(({ fuel_type_id: id, price }) => [id, toThousandths(price)]),
    ),
    changed: sent?.changed ?? [],
    published: sent?.key ?? '',
    failure: isOver ? [] : failureOf(error, station, sent?.prices.prices),
    errors: errorsOf(error),
    isAsking,
    publish(prices, sure) {
      if (isPending) return;
      const isAgain = error && JSON.stringify(sent?.prices) === JSON.stringify(prices);
      const key = isAgain ? sent.key : newId();
      mutate({ prices, changed: changedIn(prices, station), key, ...(sure && { sure }) });
    },
    confirm: () => sent && mutate({ ...sent, sure: true }),
    correct: call.reset,
  };
}

function changedIn({ prices }: Prices, { fuels }: OwnerStation): number[] {
  const shown = new Map(fuels.map(({ fuel_type, price }) => [fuel_type.id, price?.price]));
  return prices.flatMap(({ fuel_type_id: id, price }) => (shown.get(id) === price ? [] : [id]));
}

/** True for an error that says nothing of the prices: the server was not there, or could not answer. */
const isUnheard = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.status >= 500);

/** Why nothing was recorded, and which prices were not current any more: 'Diesel Self: € 1,599 → € 1,612'. */
function failureOf(
  error: unknown,
  { fuels }: OwnerStation,
  seen: OwnerPrices['prices'] = [],
): string[] {
  if (!error || hasErrors(error)) return [];
  if (isUnheard(error)) return [m.owner_unpublished()];
  if (!(error instanceof ApiError) || error.code !== 'prices_changed') return [messageOf(error)];
  const changed = fuels.flatMap(({ fuel_type, price: now }) => {
    const before = seen.find(({ fuel_type_id: id }) => id === fuel_type.id)?.price;
    if (!now || before === undefined || now.price === before) return [];
    return `${fuelName(fuel_type)}: ${changeText(toThousandths(before), toThousandths(now.price))}`;
  });
  return [messageOf(error), ...changed];
}

/** Puts the prices that the server has recorded into a station. */
function withPrices(station: OwnerStation, prices: readonly FuelPrice[]): OwnerStation {
  const fuels = station.fuels.map((fuel) => ({
    ...fuel,
    price: prices.find(({ fuel_type: { id } }) => id === fuel.fuel_type.id) ?? fuel.price,
  }));
  return { ...station, fuels };
}

const errorsOf = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((error instanceof ApiError && error.errors) || {}).map(([id, sentences]) => [
      id,
      sentences.join('\n'),
    ]),
  );

const hasErrors = (error: unknown): boolean => Object.keys(errorsOf(error)).length > 0;
