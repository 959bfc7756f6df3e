import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ADMINISTRATION } from '../../core/api/administration.ts';

/** Returns a function that refetches all that administrators see. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ADMINISTRATION });
}

/** A change by an administrator: on success and on failure, all that administrators see is refetched. */
export const useChange = <Result, Given = void>(mutationFn: (given: Given) => Promise<Result>) =>
  useMutation({ mutationFn, onSettled: useRefresh() });
