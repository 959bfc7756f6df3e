// Tests rules form-errors, form-login, password-rules.
import { RegistrationSchema } from '@pieno/contract/accounts/account.ts';
import { ResetPasswordSchema } from '@pieno/contract/accounts/recovery.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { errorsOfAnswer, errorsOfIssues, failureOf } from './field-errors.ts';

const REGISTRATION = {
  name: 'Anna',
  email: 'anna@example.sm',
  password: 'Monte Titano 7',
  password_confirmation: 'Monte Titano 7',
  notifications: true,
  agree_privacy: true,
};
const check = (given: Record<string, unknown>) => {
  const read = RegistrationSchema.safeParse(given);
  return read.success ? {} : errorsOfIssues(read.error.issues, given);
};

test.each([
  [{}, {}],
  [{ name: '   ' }, { name: 'Inserisci il nome' }],
  [{ name: '\u200b' }, { name: 'Inserisci il nome' }],
  [{ name: 'x'.repeat(81) }, { name: 'Il testo è troppo lungo' }],
  [{ email: '' }, { email: "Inserisci l'email" }],
  [{ email: 'anna' }, { email: "L'email non è valida" }],
  [{ password: '', password_confirmation: '' }, { password: 'Inserisci la password' }],
  [{ agree_privacy: false }, { agree_privacy: 'Devi accettare i termini e condizioni' }],
  [
    { password: 'corta', password_confirmation: 'corta' },
    { password: 'La password deve essere di almeno 8 caratteri' },
  ],
  [
    { password_confirmation: 'Monte Titano 8' },
    { password_confirmation: 'Le password non corrispondono' },
  ],
  [{ password_confirmation: '' }, { password_confirmation: 'Ripeti la password' }],
])('a registration with %j has the errors %j', (change, errors) => {
  expect(check({ ...REGISTRATION, ...change })).toEqual(errors);
});

test('a code that is not eight digits has an error', () => {
  const given = { ...REGISTRATION, code: '1234' };
  const read = ResetPasswordSchema.safeParse(given);
  expect(read.success || errorsOfIssues(read.error.issues, given)).toEqual({
    code: 'Il codice è di 8 cifre',
  });
});

const refusal = new ApiError(422, {
  message: 'Errore di validazione',
  errors: { email: ['Questa email è già registrata'], password: ['Una', 'Altra'] },
});

test("the server's field errors are shown under the fields, and joined above the form", () => {
  expect(errorsOfAnswer(refusal)).toEqual({
    email: 'Questa email è già registrata',
    password: 'Una\nAltra',
  });
  expect(failureOf(refusal)).toBe('Questa email è già registrata\nUna\nAltra');
});

test('without field errors the message is shown above the form', () => {
  const answer = new ApiError(422, { message: 'Errore durante il login' });
  expect(errorsOfAnswer(answer)).toEqual({});
  expect(failureOf(answer)).toBe('Errore durante il login');
  expect(failureOf('not an error')).toBe('Errore sconosciuto');
});
