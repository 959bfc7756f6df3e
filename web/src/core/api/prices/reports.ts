/** What drivers say of a station's prices. */
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

/** Reports prices. The same report sent again gets the first answer. */
export const sendReport = (report: PriceReport): Promise<PriceReportAnswer> =>
  callPersonal('POST /price-reports', { body: report });

/** Takes an own report back: the prices before hold again. */
export async function undoReport(id: string): Promise<void> {
  await callPersonal('DELETE /price-reports/:id', { params: { id } });
}

/** Says that the price shown is not the one of the pump. */
export const disputePrice = (dispute: PriceDispute): Promise<PriceDisputeAnswer> =>
  callPersonal('POST /price-disputes', { body: dispute });

/** Takes an own dispute back. */
export async function undoDispute(id: string): Promise<void> {
  await callPersonal('DELETE /price-disputes/:id', { params: { id } });
}

/** Says what keeps a station, or one of its fuels, from selling right now. @returns what is believed of it then */
export const reportState = (report: StationStateReport): Promise<StationStateAnswer> =>
  callPersonal('POST /station-states', { body: report });

/** Query of since when somebody answers for the user as a driver; null where nobody does (rule admin-known). */
export const knownSinceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['known-since', userId],
    queryFn: async ({ signal }): Promise<string | null> =>
      (await callPersonal('GET /user', { signal })).known_since ?? null,
  });

/** Query of the user's own reports, newest first. Cached separately for each user. */
export const ownReportsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-reports', userId],
    queryFn: ({ signal }): Promise<OwnReports> => callPersonal('GET /price-reports', { signal }),
  });
