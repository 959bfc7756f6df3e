import type { OwnerPrices, OwnerStation } from '@pieno/contract/owners.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { ownStationsQuery, sayOwnPrices } from '../../api/owners.ts';

/** What is sent; `sure` is added by the answer to a question. */
type Prices = Pick<OwnerPrices, 'prices' | 'unchanged'>;

export interface Publishing {
  isSending: boolean;
  /** True after prices were recorded, until something else is sent. */
  isDone: boolean;
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
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async (sure: boolean) => {
      const { prices, key } = sent.current!;
      return sayOwnPrices(station.business.id, { ...prices, ...(sure && { sure }) }, key);
    },
    onSuccess: () => {
      sent.current = null;
      onDone();
    },
    onError: (failure) => setAsking(isCode(failure, 'owner_prices_unusual')),
    // Also after a failure: other prices may be current by now.
    onSettled: () => queries.invalidateQueries({ queryKey: ownStationsQuery(userId).queryKey }),
  });
  return {
    isSending: isPending,
    isDone: isSuccess,
    failure: error && !isAsking && !hasErrors(error) ? messageOf(error) : null,
    errors: errorsOf(error),
    isAsking,
    publish(prices) {
      if (isPending) return;
      const isSame = JSON.stringify(sent.current?.prices) === JSON.stringify(prices);
      sent.current = isSame ? sent.current : { prices, key: crypto.randomUUID() };
      mutate(false);
    },
    confirm() {
      setAsking(false);
      mutate(true);
    },
    correct() {
      setAsking(false);
      reset();
    },
  };
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

const errorsOf = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((error instanceof ApiError && error.errors) || {}).map(([id, sentences]) => [
      id,
      sentences.join('\n'),
    ]),
  );

const hasErrors = (error: unknown): boolean => Object.keys(errorsOf(error)).length > 0;
