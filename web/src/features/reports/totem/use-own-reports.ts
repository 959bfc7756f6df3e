import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { useUser } from '../../../core/session/use-visitor.ts';
import { useStore } from '../../../core/storage/store.ts';
import { outbox } from '../outbox/outbox.ts';
import { recentReports, type RecentReport } from '../recent-reports.ts';

/** From when a report can be taken back no longer until its fuels can be said again. */
const AGAIN_MS = (REPORT_LIMITS.againMinutes - REPORT_LIMITS.undoMinutes) * 60_000;

interface OwnReports {
  /** True for a reported price that the user has reported from this phone. */
  isOwn: (fuelId: number, price: number) => boolean;
  /** True for a price of whose fuel the user has said something within the hour, unless it is newer than that. */
  isSaid: (price: FuelPrice) => boolean;
  /** By fuel, the price that the user has written anew and that waits for a network. */
  queued: ReadonlyMap<number, number>;
}

/** What the user has said of a station from this phone. */
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
        prices.some((said) => said.fuel_type_id === fuelId && said.price === price),
      ),
    isSaid: ({ fuel_type, effective_date }) =>
      own
        .filter((said) => isRecent(said) && effective_date <= said.seen_at)
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
