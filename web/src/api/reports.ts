/** What drivers say of a station's prices. */
import type { PriceReport, PriceReportAnswer } from '@pieno/contract/reports.ts';
import { callPersonal } from './client.ts';

/** Reports prices. The same report sent again gets the first answer. */
export const sendReport = (report: PriceReport): Promise<PriceReportAnswer> =>
  callPersonal('POST /price-reports', { body: report });

/** Takes an own report back: the prices before hold again. */
export async function undoReport(id: string): Promise<void> {
  await callPersonal('DELETE /price-reports/:id', { params: { id } });
}
