// Tests rules database-busy, error-catalogue, error-status.
import { expect, test } from 'vitest';
import { NoConnection, noteConnectionError } from '../db/unavailable.ts';
import { toAppError } from './error-answers.ts';
import { guestExpired } from '../errors.ts';
import { answerOf } from './http-errors.ts';

const refusal = (statusCode: number) => Object.assign(new Error('in English'), { statusCode });
const failedSchema = (validationContext: string, ...paths: string[]) =>
  Object.assign(new Error('body/email Invalid'), {
    statusCode: 400,
    validationContext,
    validation: paths.map((path) => {
      const [instancePath, keyword = 'invalid_format'] = path.split(' ');
      return { instancePath, keyword, message: 'Invalid input' };
    }),
  });
const body = (error: unknown, sent?: unknown) => {
  const { status, body: answer } = answerOf(toAppError(error, sent));
  return { status, ...answer };
};

test('an error of the catalogue is answered unchanged', () => {
  expect(body(guestExpired())).toEqual({
    status: 401,
    message: 'Sessione scaduta',
    code: 'guest_expired',
  });
});

test('a failed body names each field with the sentence of the contract', () => {
  const sent = { email: 'nobody', password: '', name: ' ', bio: 'xx', age: 200, phone: null };
  const paths = ['/email', '/password', '/name', '/city', '/email', '/phone'];
  const error = failedSchema('body', ...paths, '/bio too_big', '/age too_big');
  expect(body(error, sent)).toEqual({
    status: 422,
    message: 'Errore di validazione',
    code: 'validation_failed',
    errors: {
      email: ["L'email non è valida"],
      password: ['Inserisci la password'],
      name: ['Inserisci il nome'],
      city: ['Campo obbligatorio'],
      phone: ['Campo obbligatorio'],
      bio: ['Il testo è troppo lungo'],
      age: ['Valore non valido'],
    },
    error_codes: {
      email: [{ code: 'email_invalid' }],
      password: [{ code: 'password_missing' }],
      name: [{ code: 'name_missing' }],
      city: [{ code: 'field_missing' }],
      phone: [{ code: 'field_missing' }],
      bio: [{ code: 'field_too_long' }],
      age: [{ code: 'field_invalid' }],
    },
  });
});

test('a missing body names no field', () => {
  expect(body(failedSchema('body', '/'))).toMatchObject({ status: 422, errors: {} });
});

test('a parameter that fails its schema is answered like an unknown address', () => {
  expect(body(failedSchema('params', '/id'))).toEqual({
    status: 404,
    message: 'Risorsa non trovata',
    code: 'not_found',
  });
});

test.each([
  [400, 'unreadable_body', 'La richiesta non è leggibile'],
  [413, 'body_too_large', 'La richiesta è troppo grande'],
  [415, 'unsupported_media', 'Questo formato di richiesta non è accettato'],
])('a refusal of the framework with status %i is answered in Italian', (status, code, message) => {
  expect(body(refusal(status))).toEqual({ status, code, message });
});

test('a database that is away is a temporary failure', () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  noteConnectionError(away);
  expect(body(away)).toEqual({
    status: 503,
    message: 'Risorsa al momento non disponibile',
    code: 'unavailable',
  });
  expect(answerOf(toAppError(away)).headers).toEqual({ 'retry-after': '5' });
});

test.each([new NoConnection(), Object.assign(new Error('lock timeout'), { code: '55P03' })])(
  '%o means overload, not that the database is away',
  (error) => {
    expect(body(error)).toEqual({
      status: 503,
      message: 'Il servizio è molto richiesto. Riprova tra poco.',
      code: 'overloaded',
    });
    expect(answerOf(toAppError(error)).headers).toEqual({ 'retry-after': '5' });
  },
);

test.each([new Error('password=hunter2'), refusal(500), 'a string', undefined])(
  '%o is never disclosed',
  (error) => {
    expect(body(error)).toEqual({
      status: 500,
      message: 'Errore del server. Riprova più tardi.',
      code: 'internal',
    });
  },
);
