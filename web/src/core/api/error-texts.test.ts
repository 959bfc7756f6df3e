// Tests rule error-catalogue.
import { ERROR_SENTENCES, sentenceOf, type ErrorCode } from '@pieno/contract/error-sentences.ts';
import { expect, test } from 'vitest';
import { errorText, ownText } from './error-texts.ts';
import { readFailure } from './failures.ts';

const PARAMS = { key: 'x', min: 8, digits: 8, year: 1900 };

test('page and server have the same Italian text for each error', () => {
  for (const code of Object.keys(ERROR_SENTENCES) as ErrorCode[]) {
    const problem = { code, params: PARAMS };
    expect([code, errorText(problem)]).toEqual([code, sentenceOf(problem)]);
  }
});

test("a code that the page knows is shown in the page's own text, with the parameters", () => {
  const params = { key: 'guest_hours' };
  expect(ownText({ code: 'setting_not_found', params }, 'dal server')).toBe(
    "Impostazione 'guest_hours' non trovata",
  );
});

test.each([undefined, {}, { code: 'unheard_of' }, { code: 'constructor' }])(
  "%j is shown with the server's text",
  (problem) => {
    expect(ownText(problem, 'dal server')).toBe('dal server');
  },
);

test("each field shows its own codes' texts, and the server's text for a field without codes", () => {
  const body = {
    message: 'Errata',
    code: 'validation_failed',
    errors: { email: ['presa', 'strana'], city: ['lunga'] },
    error_codes: { email: [{ code: 'email_taken' }, { code: 'unheard_of' }] },
  };
  expect(readFailure(body)).toEqual({
    message: 'Errore di validazione',
    code: 'validation_failed',
    errors: { email: ['Questa email è già registrata', 'strana'], city: ['lunga'] },
  });
});
