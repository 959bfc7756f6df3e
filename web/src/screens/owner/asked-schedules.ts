import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import type { ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';

/**
 * Finds what is scheduled of fuels that got another price by hand: about that 'Annullo la programmazione?' is asked. An
 * announced price stands (rule schedule-announced).
 */
export const askedSchedules = (
  { scheduled }: OwnerStation,
  fuels: readonly number[],
): ScheduledPrice[] =>
  scheduled.filter(
    (each) => each.held_for === null && !each.public && fuels.includes(each.fuel_type.id),
  );
