// Tests rules report-editor, report-told.
import {
  REPORT_TEXTS,
  reportSentence,
  type ReportCode,
} from '@pieno/contract/prices/answer-sentences.ts';
import { expect, test } from 'vitest';
import { reportText } from './code-texts.ts';

test('page and server have the same Italian text for each result', () => {
  const params = { min: '€ 1,000', max: '€ 3,000', at: '18:57', from: '19:57' };
  for (const code of Object.keys(REPORT_TEXTS) as ReportCode[]) {
    const text = reportText({ code, params, message: 'dal server' });
    expect([code, text]).toEqual([code, reportSentence(code, params)]);
  }
});

test("an unknown code shows the server's text", () => {
  expect(reportText({ code: 'unheard_of', message: 'dal server' })).toBe('dal server');
});
