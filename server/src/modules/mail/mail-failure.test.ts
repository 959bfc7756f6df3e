import { expect, test } from 'vitest';
import { mailTroubleWords, type MailReason } from '@pieno/contract/mail/mail-words.ts';
import { readMailFailure } from './mail-failure.ts';

test.each<[error: object, MailReason, answer: number | null]>([
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'login', 535],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, 'refused', null],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'silent', null],
  [{ code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, 'silent', null],
  [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'unknown', null],
  [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'tls', null],
  [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'tls', null],
  [{ code: 'ETLS', command: 'STARTTLS' }, 'tls', null],
  [{ code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }, 'sender', 553],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'recipient', 550],
  [{ code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, 'later', 451],
  [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'rejected', 554],
  [{ code: 'ECONNECTION' }, 'closed', null],
  [{ code: 'ENOSPC' }, 'other', null],
])('%j is read as %s', (error, reason, answer) => {
  expect(readMailFailure(error)).toEqual({ reason, answer });
});

test('what is not known is said too', () => {
  const trouble = { host: 'posta.example:587', answer: 599 };
  expect(mailTroubleWords({ ...trouble, reason: 'of a newer server' })).toBe(
    "posta.example:587 non prende l'email (risposta 599)",
  );
});
