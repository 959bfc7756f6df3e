import { useUser } from '../session/use-visitor.ts';
import { useStore } from '../storage/store.ts';
import { recentReports } from './recent-reports.ts';

/** Tells of a station's reported prices which the user has reported from this phone. */
export function useOwnReports(businessId: number): (fuelId: number, price: number) => boolean {
  const user = useUser();
  const prices = useStore(recentReports)
    .filter(({ business_id, user_id }) => business_id === businessId && user_id === user?.id)
    .flatMap((report) => report.prices);
  return (fuelId, price) =>
    prices.some((said) => said.fuel_type_id === fuelId && said.price === price);
}
