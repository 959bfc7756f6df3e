import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../core/api/api-error.ts';
import { ownStationsQuery } from '../../core/api/stations/own-stations.ts';

export interface ScheduleCall {
  isSending: boolean;
  /** Why nothing was scheduled, in sentences; null without an error. */
  failure: string | null;
  /** Error of the instant. */
  dueError: string | undefined;
  /** True while the owner is asked to confirm unusual prices: sending again confirms. */
  isAsking: boolean;
  send: () => void;
  reset: () => void;
}

/**
 * Sends a change of scheduled prices, and refetches the owner's stations.
 * @param call receives whether the owner has confirmed
 * @param nameOf names a fuel, if a message may be about several
 */
export function useScheduleCall(
  userId: string,
  call: (sure: boolean) => Promise<unknown>,
  onDone: () => void,
  nameOf?: (fuelId: number) => string,
): ScheduleCall {
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: call,
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ownStationsQuery(userId).queryKey }),
  });
  const errors = (error instanceof ApiError && error.errors) || {};
  const { due, ...others } = errors;
  const isAsking = error instanceof ApiError && error.code === 'owner_prices_unusual';
  const sentences = Object.entries(others).flatMap(([id, texts]) =>
    texts.map((sentence) => [nameOf?.(Number(id)), sentence].filter(Boolean).join('. ')),
  );
  const failure = sentences.length > 0 ? sentences.join('\n') : error && messageOf(error);
  return {
    isSending: isPending,
    failure: due && sentences.length === 0 ? null : failure,
    dueError: due?.join('\n'),
    isAsking,
    send: () => !isPending && mutate(isAsking),
    reset,
  };
}
