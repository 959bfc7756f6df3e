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
  /** The user's last report that can be undone. */
  report: RecentReport | undefined;
  undo: () => void;
  isBusy: boolean;
  /** Id of the report just undone. */
  undone: string | undefined;
  error: Error | null;
}

/**
 * Lets the user undo the last report on a station for as long as the server allows it
 * (rule report-undo-button).
 * @param decade only reports of this category; the reported fuel may not be known to be sold
 * there
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
      // Too late, or already undone on another phone: trying again is useless.
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
