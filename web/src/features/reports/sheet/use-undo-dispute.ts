import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../../core/api/api-error.ts';
import { showsPrices } from '../../../core/api/prices/price-queries.ts';
import { undoDispute } from '../../../core/api/prices/reports.ts';
import { serverNow } from '../../../core/api/server-clock.ts';
import { forgetDispute, type RecentDispute } from './recent-disputes.ts';

interface UndoDispute {
  /** Undefined once undoing is no longer possible. */
  undo: (() => void) | undefined;
  isBusy: boolean;
  isUndone: boolean;
  failure: string | null;
}

/**
 * Lets the user undo a dispute for as long as the server allows it (rule price-sheet).
 * @param onUndone called after undoing
 */
export function useUndoDispute(
  dispute: RecentDispute | undefined,
  onUndone: () => void,
): UndoDispute {
  const queries = useQueryClient();
  const [now, setNow] = useState(serverNow);
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: undoDispute,
    onSuccess: (_, id) => {
      forgetDispute(id);
      onUndone();
      return queries.invalidateQueries({ predicate: showsPrices });
    },
    onError: (failure, id) => {
      // Already undone on another phone, or decided.
      if (failure instanceof ApiError && failure.status === 404) forgetDispute(id);
    },
  });
  const until = dispute?.id ? dispute.undo_until : null;
  useEffect(() => {
    if (until === null) return;
    const left = Date.parse(until) - serverNow().getTime();
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, left) + 1);
    return () => clearTimeout(timer);
  }, [until]);
  const isOpen = until !== null && now <= new Date(until);
  return {
    undo: isOpen ? () => !isPending && dispute?.id && mutate(dispute.id) : undefined,
    isBusy: isPending,
    isUndone: isSuccess && !dispute,
    // A failure belongs to its own dispute only.
    failure: error && (!dispute || dispute.id === variables) ? messageOf(error) : null,
  };
}
