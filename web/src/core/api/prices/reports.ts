import type {
  OwnReports,
  PriceDispute,
  PriceDisputeAnswer,
  PriceReport,
  PriceReportAnswer,
  StationStateAnswer,
  StationStateReport,
} from '@pieno/contract/prices/reports.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

/** Reports prices. Sending the same report again gets the first answer. */
export const sendReport = (report: PriceReport): Promise<PriceReportAnswer> =>
  callPersonal('POST /price-reports', { body: report });

/** Withdraws the user's own report: the previous prices are valid again. */
export async function undoReport(id: string): Promise<void> {
  await callPersonal('DELETE /price-reports/:id', { params: { id } });
}

/** Disputes a price: it differs from the pump's. */
export const disputePrice = (dispute: PriceDispute): Promise<PriceDisputeAnswer> =>
  callPersonal('POST /price-disputes', { body: dispute });

/** Withdraws the user's own dispute. */
export async function undoDispute(id: string): Promise<void> {
  await callPersonal('DELETE /price-disputes/:id', { params: { id } });
}

/**
 * Reports why a station, or one of its fuels, cannot sell right now.
 * @returns the state shown afterwards
 */
export const reportState = (report: StationStateReport): Promise<StationStateAnswer> =>
  callPersonal('POST /station-states', { body: report });

/** Query of the date since which someone vouches for the user as a driver; null if nobody does (rule admin-known). */
export const knownSinceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['known-since', userId],
    queryFn: async ({ signal }): Promise<string | null> =>
      (await callPersonal('GET /user', { signal })).known_since ?? null,
  });

/** Query of the user's own reports, newest first. */
export const ownReportsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-reports', userId],
    queryFn: ({ signal }): Promise<OwnReports> => callPersonal('GET /price-reports', { signal }),
  });
