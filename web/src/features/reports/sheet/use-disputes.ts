import type { AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { useState } from 'react';
import { useUser } from '../../../core/session/use-visitor.ts';
import { useStore } from '../../../core/storage/store.ts';
import { useDisputeOrState, type Submitting } from '../use-dispute-or-state.tsx';
import { recentDisputes, type RecentDispute } from './recent-disputes.ts';

export interface Disputes extends Submitting {
  /** The fuel whose dispute is being asked about, or was just submitted. */
  fuelId: number | null;
  /** Asks about another fuel, or none; clears the previous answer. */
  ask: (fuelId: number | null) => void;
}

/** Disputes in a sheet: asked below 'Altro', answered beside the price. */
export function useDisputes(businessId: number): Disputes {
  const submitting = useDisputeOrState(businessId);
  const [fuelId, setFuelId] = useState<number | null>(null);
  return {
    ...submitting,
    fuelId,
    ask: (next) => {
      submitting.reset();
      setFuelId(next);
    },
  };
}

/** Returns the user's dispute of this price on this phone in the last days. */
export function useRecentDispute(
  { fuel_type, price }: AgedPrice,
  businessId: number,
): RecentDispute | undefined {
  const user = useUser();
  return useStore(recentDisputes).find(
    (each) =>
      each.user_id === user?.id &&
      each.business_id === businessId &&
      each.fuel_type_id === fuel_type.id &&
      each.price === price,
  );
}
