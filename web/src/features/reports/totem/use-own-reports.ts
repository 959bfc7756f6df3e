import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { useUser } from '../../../core/session/use-visitor.ts';
import { useStore } from '../../../core/storage/store.ts';
import { outbox } from '../outbox/outbox.ts';
import { recentReports, type RecentReport } from '../recent-reports.ts';

/** Time from the end of undoing until a fuel can be reported again. */
const AGAIN_MS = (REPORT_LIMITS.againMinutes - REPORT_LIMITS.undoMinutes) * 60_000;

interface OwnReports {
  /** True for a reported price that the user reported from this phone. */
  isOwn: (fuelId: number, price: number) => boolean;
  /** True if the user has reported on the fuel within the hour, unless the price is newer. */
  isReported: (price: FuelPrice) => boolean;
  /** The user's new prices that wait for a network, by fuel. */
  queued: ReadonlyMap<number, number>;
}

/** The user's reports on a station from this phone. */
export function useOwnReports(businessId: number): OwnReports {
  const user = useUser();
  const now = useNow();
  const own = useStore(recentReports).filter(
    ({ business_id, user_id }) => business_id === businessId && user_id === user?.id,
  );
  const waiting = useStore(outbox).filter(
    ({ report, user_id, problem }) =>
      report.business_id === businessId && user_id === user?.id && problem === null,
  );
  const isRecent = ({ undo_until }: RecentReport) =>
    now.getTime() < Date.parse(undo_until) + AGAIN_MS;
  return {
    isOwn: (fuelId, price) =>
      own.some(({ prices }) =>
        prices.some((entry) => entry.fuel_type_id === fuelId && entry.price === price),
      ),
    isReported: ({ fuel_type, effective_date }) =>
      own
        .filter((report) => isRecent(report) && effective_date <= report.seen_at)
        .some(({ prices, confirmed }) =>
          [...prices, ...confirmed].some(({ fuel_type_id }) => fuel_type_id === fuel_type.id),
        ),
    queued: new Map(
      waiting.flatMap(({ report }) =>
        report.entries.flatMap(({ fuel_type_id, price, confirmed }) =>
          confirmed ? [] : [[fuel_type_id, price] as const],
        ),
      ),
    ),
  };
}
