import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import type { ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';

/**
 * Finds the scheduled prices of fuels that got another price by hand: the owner is asked 'Annullo la programmazione?'
 * about them. An announced price stays (rule schedule-announced).
 */
export const askedSchedules = (
  { scheduled }: OwnerStation,
  fuels: readonly number[],
): ScheduledPrice[] =>
  scheduled.filter(
    (each) => each.held_for === null && !each.public && fuels.includes(each.fuel_type.id),
  );
