/** The server's answers to reports, for tests. */
import type { PriceReportAnswer, ReportState } from '@pieno/contract/prices/reports.ts';

/** After the time of every test. */
export const REPORTABLE_UNTIL = '9999-12-31T00:00:00.000Z';

const CODES: Readonly<Record<ReportState, string>> = {
  accepted: 'confirmed',
  reported: 'reported',
  held: 'held',
  ask: 'asked',
  refused: 'unheard_of',
  changed: 'changed',
  not_recorded: 'not_recorded',
};

type Result = [fuelTypeId: number, state: ReportState, message?: string, code?: string];

/** @param undo_until null if nothing of the report was recorded */
export const reportAnswer = (
  results: Result[],
  undo_until: string | null = REPORTABLE_UNTIL,
): PriceReportAnswer => ({
  results: results.map(([fuel_type_id, state, message = '', code = CODES[state]]) => ({
    fuel_type_id,
    state,
    message,
    code,
  })),
  undo_until,
});

/** The answer to a report voided by one price: nothing was recorded. */
export const voidedAnswer = (wrong: number, ...others: number[]): PriceReportAnswer => ({
  results: [
    {
      fuel_type_id: wrong,
      state: 'refused',
      message: '',
      code: 'refused_range',
      params: { min: '1,200', max: '2,500' },
    },
    ...reportAnswer(others.map((id) => [id, 'not_recorded'])).results,
  ],
  undo_until: null,
});
