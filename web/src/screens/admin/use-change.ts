import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ADMINISTRATION } from '../../core/api/administration.ts';

/** Returns what asks anew for all that administrators see. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ADMINISTRATION });
}

/** A change by an administrator: once it has ended, well or not, all that administrators see is asked for anew. */
export const useChange = <Result, Given = void>(mutationFn: (given: Given) => Promise<Result>) =>
  useMutation({ mutationFn, onSettled: useRefresh() });
