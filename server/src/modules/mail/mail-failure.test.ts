// Tests rules alert-mail, mail-waits.
import { expect, test } from 'vitest';
import { mailTroubleText, type MailReason } from '@pieno/contract/mail/mail-trouble.ts';
import { readMailFailure } from './mail-failure.ts';

test.each<[error: object, MailReason, answer: number | null, mayRepeat: boolean]>([
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'login', 535, true],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, 'refused', null, true],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'silent', null, true],
  [{ code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, 'silent', null, true],
  [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'unknown', null, true],
  [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'tls', null, true],
  [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'tls', null, true],
  [{ code: 'ETLS', command: 'STARTTLS' }, 'tls', null, true],
  [{ code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }, 'sender', 553, true],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'recipient', 550, false],
  [{ code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, 'later', 451, true],
  [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'rejected', 554, false],
  [{ code: 'ECONNECTION' }, 'closed', null, true],
  [{ code: 'ENOSPC' }, 'other', null, true],
  [{ code: 'ECONNECTION', isBegun: true }, 'closed', null, false],
  [{ code: 'ETIMEDOUT', isBegun: true }, 'silent', null, false],
  [{ code: 'EMESSAGE', responseCode: 452, isBegun: true }, 'later', 452, true],
])('%j is read as %s', (error, reason, answer, mayRepeat) => {
  expect(readMailFailure(error)).toEqual({ reason, answer, mayRepeat });
});

test('an unknown reason is described too', () => {
  const trouble = { host: 'posta.example:587', answer: 599 };
  expect(mailTroubleText({ ...trouble, reason: 'of a newer server' })).toBe(
    "posta.example:587 non prende l'email (risposta 599)",
  );
});
