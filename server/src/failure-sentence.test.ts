import { expect, test } from 'vitest';
import { noteConnectionError } from './db/unavailable.ts';
import { failureSentence } from './failure-sentence.ts';

const coded = (code: string, message = 'boom') => Object.assign(new Error(message), { code });

const refused = coded('ECONNREFUSED');
noteConnectionError(refused);

test.each([
  [coded('53100', 'could not extend file "base/5/1"'), /^Il disco è pieno: /],
  [coded('57P01', 'restarted: PANIC: No space left on device'), /^Il disco è pieno: /],
  [coded('ENOSPC'), /^Il disco è pieno: /],
  [coded('28P01', 'password authentication failed'), /^PostgreSQL non accetta utente e password /],
  [coded('28000'), /^PostgreSQL non lascia entrare l'utente di DATABASE_URL: /],
  [coded('3D000'), /^Il database indicato da DATABASE_URL non esiste: /],
  [coded('42501'), /^L'utente di DATABASE_URL non ha i diritti che servono: /],
  [refused, /^Il database indicato da DATABASE_URL non risponde: /],
  [new Error('The server does not support SSL connections'), /non offre connessioni cifrate/],
])('%o is explained in one sentence', (error, sentence) => {
  expect(failureSentence(error)).toMatch(sentence);
  expect(failureSentence(error)).toMatch(/^[^\n]+\.$/);
});

test('an unforeseen error is printed with its stack', () => {
  expect(failureSentence(new Error('boom'))).toMatch(/^Error: boom\n +at /);
});
