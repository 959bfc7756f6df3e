import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../core/api/api-error.ts';
import { showsPrices } from '../../../core/api/prices/price-queries.ts';
import { undoReport } from '../../../core/api/prices/reports.ts';
import { serverNow } from '../../../core/api/server-clock.ts';
import { useUser } from '../../../core/session/use-visitor.ts';
import { useStore } from '../../../core/storage/store.ts';
import { forgetReport, recentReports, type RecentReport } from '../recent-reports.ts';

interface Undo {
  /** The user's last report of them, while it can be taken back. */
  report: RecentReport | undefined;
  undo: () => void;
  isBusy: boolean;
  /** The id of the report that was just taken back. */
  undone: string | undefined;
  error: Error | null;
}

/**
 * Lets the user take the last report of a station back, for as long as the server allows it (rule
 * report-undo-button).
 * @param decade only a report of this category; the station may not be known to sell what was said of it
 */
export function useUndo(businessId: number, decade: number | undefined): Undo {
  const user = useUser();
  const all = useStore(recentReports);
  const [now, setNow] = useState(serverNow);
  const queries = useQueryClient();
  const report = all.find(
    ({ business_id, user_id, undo_until, prices, confirmed }) =>
      business_id === businessId &&
      user_id === user?.id &&
      now <= new Date(undo_until) &&
      [...prices, ...confirmed].some(
        ({ fuel_type_id }) => decade === undefined || decadeOf(fuel_type_id) === decade,
      ),
  );
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: ({ id }: RecentReport) => undoReport(id),
    onSuccess: (_, { id }) => {
      forgetReport(id);
      return queries.invalidateQueries({ predicate: showsPrices });
    },
    onError: (failure, { id }) => {
      // Too late, or already taken back on another phone: no second press would help.
      if (failure instanceof ApiError && [404, 409].includes(failure.status)) forgetReport(id);
    },
  });
  useEffect(() => {
    if (!report) return;
    const left = Date.parse(report.undo_until) - serverNow().getTime();
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, left) + 1);
    return () => clearTimeout(timer);
  }, [report]);
  return {
    report,
    undo: () => report && !isPending && mutate(report),
    isBusy: isPending,
    undone: isSuccess ? variables.id : undefined,
    error,
  };
}
