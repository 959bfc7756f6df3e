// Tests rule report-entries.
import { expect, test } from 'vitest';
import { isRecorded, isSlip, isVoid } from './report-outcome.ts';
import { ERROR_SENTENCES } from '../error-sentences.ts';
import { REPORT_TEXTS, reportSentence, type ReportCode } from './answer-sentences.ts';
import { PriceReportAnswerSchema, REPORT_STATES, type ReportState } from './reports.ts';

const result = (state: ReportState, code: ReportCode) => ({
  fuel_type_id: 10,
  state,
  code,
  message: reportSentence(code),
});
const SLIP = result('refused', 'refused_range');
const AGAIN = result('refused', 'refused_again');
const OTHER = result('not_recorded', 'not_recorded');
const TAKEN = result('accepted', 'confirmed');

test('three states record an entry', () => {
  expect(REPORT_STATES.filter((state) => isRecorded({ state }))).toEqual([
    'accepted',
    'reported',
    'held',
  ]);
});

test('drivers and owners get the same sentences about the range and about unsold fuels', () => {
  expect(ERROR_SENTENCES.price_out_of_range).toBe(REPORT_TEXTS.refused_range);
  expect(ERROR_SENTENCES.price_unsold).toBe(REPORT_TEXTS.refused_unsold);
});

test('every refusal of an impossible entry is a slip; a repetition within the hour is not', () => {
  const codes = Object.keys(REPORT_TEXTS).filter((code) => code.startsWith('refused_'));
  expect(codes.filter((code) => !isSlip({ code }))).toEqual(['refused_again']);
  expect(['asked', 'changed', 'not_recorded', 'unheard_of'].some((code) => isSlip({ code }))).toBe(
    false,
  );
});

test.each([
  ['alone', [SLIP], true],
  ['with others', [SLIP, OTHER], true],
  ['with a report of the last hour', [SLIP, AGAIN], true],
  ['noticed after others were recorded', [TAKEN, SLIP], false],
  ['none at all', [AGAIN, TAKEN], false],
  ['none, and nothing recorded', [AGAIN], false],
])('a slip voids the report: %s', (_, results, isVoided) => expect(isVoid(results)).toBe(isVoided));

test('the answer to an entry beside a slip gives the next step', () => {
  const { results } = PriceReportAnswerSchema.parse({ results: [SLIP, OTHER], undo_until: null });
  expect(results[1]!.message).toBe('Non registrato: correggi il prezzo segnato e invia di nuovo');
});
