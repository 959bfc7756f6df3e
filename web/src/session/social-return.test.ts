import { expect, test } from 'vitest';
import { storeSocialReturn, takeSocialReturn } from './social-return.ts';

test('a code is handed over once', () => {
  expect(storeSocialReturn('?codice=abc123')).toBe(true);
  expect(takeSocialReturn()).toEqual({ code: 'abc123' });
  expect(takeSocialReturn()).toBeNull();
});

test('digits stay the text they are', () => {
  storeSocialReturn('?codice=0012345678901234567890');
  expect(takeSocialReturn()).toEqual({ code: '0012345678901234567890' });
});

test('a failure is told as well', () => {
  expect(storeSocialReturn('?errore=1')).toBe(true);
  expect(takeSocialReturn()).toBe('failed');
});

test.each(['', '?da=home', '?codici=1'])('%j is no return', (query) => {
  expect(storeSocialReturn(query)).toBe(false);
  expect(takeSocialReturn()).toBeNull();
});
