// Tests rules account-locked, entry-social.
import { expect, test } from 'vitest';
import { storeSocialReturn, takeSocialReturn } from './social-return.ts';

test('a code is returned once', () => {
  expect(storeSocialReturn('?codice=abc123')).toBe(true);
  expect(takeSocialReturn()).toEqual({ code: 'abc123' });
  expect(takeSocialReturn()).toBeNull();
});

test('a code of digits stays a string', () => {
  storeSocialReturn('?codice=0012345678901234567890');
  expect(takeSocialReturn()).toEqual({ code: '0012345678901234567890' });
});

test('a failure is returned as well', () => {
  expect(storeSocialReturn('?errore=1')).toBe(true);
  expect(takeSocialReturn()).toBe('failed');
});

test('the e-mail of a locked account has its own outcome', () => {
  expect(storeSocialReturn('?errore=bloccato')).toBe(true);
  expect(takeSocialReturn()).toBe('locked');
});

test.each(['', '?da=home', '?codici=1'])('%j is not a return', (query) => {
  expect(storeSocialReturn(query)).toBe(false);
  expect(takeSocialReturn()).toBeNull();
});
