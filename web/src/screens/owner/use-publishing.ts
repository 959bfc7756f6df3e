import type { OwnerPrices, OwnerStation } from '@pieno/contract/owners.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { newId } from '../../api/new-id.ts';
import { ownStationsQuery, sayOwnPrices } from '../../api/owners.ts';

/** What is sent; `sure` is added by the answer to a question. */
type Prices = Pick<OwnerPrices, 'prices' | 'unchanged'>;

export interface Publishing {
  isSending: boolean;
  /** True after prices were recorded, until something else is sent. */
  isDone: boolean;
  /** The key of what was recorded last, by which it is taken back. */
  published: string;
  /** Why nothing was recorded. */
  failure: string | null;
  /** Fuel id → why its price was not taken. */
  errors: Readonly<Record<string, string>>;
  /** True while the owner is asked whether unusual prices are meant. */
  isAsking: boolean;
  publish: (prices: Prices) => void;
  /** Answers the question: sends the same again. */
  confirm: () => void;
  /** Leaves the question, to correct the prices. */
  correct: () => void;
}

/**
 * Sends an owner's prices (rule owner-prices). What is tried again after a failed connection, or after the question
 * whether it is meant, goes with the same key, so that it is recorded once.
 * @param onDone called when prices were recorded
 */
export function usePublishing(
  station: OwnerStation,
  userId: string,
  onDone: () => void,
): Publishing {
  const queries = useQueryClient();
  const sent = useRef<{ prices: Prices; key: string } | null>(null);
  const [published, setPublished] = useState('');
  const { queryKey } = ownStationsQuery(userId);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async (sure: boolean) => {
      const { prices, key } = sent.current!;
      return sayOwnPrices(station.business.id, { ...prices, ...(sure && { sure }) }, key);
    },
    onSuccess: (prices) => {
      setPublished(sent.current!.key);
      sent.current = null;
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
      onDone();
    },
    // Also after a failure, as other prices may be current by now; not awaited: the answer is shown at once.
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
  const isAsking = error instanceof ApiError && error.code === 'owner_prices_unusual';
  return {
    isSending: isPending,
    isDone: isSuccess,
    published,
    failure: error && !isAsking && !hasErrors(error) ? messageOf(error) : null,
    errors: errorsOf(error),
    isAsking,
    publish(prices) {
      if (isPending) return;
      const isSame = JSON.stringify(sent.current?.prices) === JSON.stringify(prices);
      sent.current = isSame ? sent.current : { prices, key: newId() };
      mutate(false);
    },
    confirm: () => mutate(true),
    correct: reset,
  };
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
