import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../core/api/api-error.ts';
import { ownStationsQuery } from '../../core/api/stations/own-stations.ts';

export interface ScheduleCall {
  isSending: boolean;
  /** Why nothing was scheduled, in sentences; null while nothing is wrong. */
  failure: string | null;
  /** What is wrong with the instant. */
  dueError: string | undefined;
  /** True while the owner is asked whether unusual prices are meant: the same, sent again, says yes. */
  isAsking: boolean;
  send: () => void;
  reset: () => void;
}

/**
 * Sends something about scheduled prices, and reads the own stations again.
 * @param call is told whether the owner is sure
 * @param nameOf names a fuel, where a sentence could be about several
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
  const sentences = Object.entries(others).flatMap(([id, said]) =>
    said.map((sentence) => [nameOf?.(Number(id)), sentence].filter(Boolean).join('. ')),
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
