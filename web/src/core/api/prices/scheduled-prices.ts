/** Prices that owners schedule (rule owner-schedule). They are read with the own stations. */
import type {
  NewSchedule,
  ScheduleChange,
  ScheduledPrice,
} from '@pieno/contract/prices/scheduled-prices.ts';
import { callPersonal } from '../client.ts';

/**
 * Schedules prices of an own station, all or none.
 * @param key UUID: the same key with the same prices schedules once
 */
export const schedulePrices = (
  stationId: number,
  body: NewSchedule,
  key: string,
): Promise<ScheduledPrice[]> =>
  callPersonal('POST /owner/stations/:id/scheduled-prices', {
    params: { id: stationId },
    body,
    key,
  });

/** Changes a scheduled price; a public one may only fall. */
export const changeScheduled = (
  stationId: number,
  schedule: string,
  body: ScheduleChange,
): Promise<ScheduledPrice> =>
  callPersonal('PUT /owner/stations/:id/scheduled-prices/:schedule', {
    params: { id: stationId, schedule },
    body,
  });

/** Cancels a scheduled price that is not public, or removes one that was held. */
export const cancelScheduled = (stationId: number, schedule: string) =>
  callPersonal('DELETE /owner/stations/:id/scheduled-prices/:schedule', {
    params: { id: stationId, schedule },
  });
