// Tests rules error-catalogue, form-register, product-language.
import { expect, test } from 'vitest';
import { LoginSchema, DeletionSchema } from './accounts/account.ts';
import { sentenceOf } from './error-sentences.ts';
import { fieldProblem, issueProblem } from './field-problems.ts';

test.each([
  ['password', 'La password deve essere di almeno 8 caratteri'],
  ['password_confirmation', 'Le password non corrispondono'],
  ['agree_privacy', 'Devi accettare i termini e condizioni'],
])('%s has its sentence', (field, sentence) => {
  expect(sentenceOf(fieldProblem(field, 'invalid'))).toBe(sentence);
});

test.each(['city', 'constructor', '__proto__'])('%s has a sentence too', (field) => {
  expect(sentenceOf(fieldProblem(field, 'missing'))).toBe('Campo obbligatorio');
  expect(sentenceOf(fieldProblem(field, 'invalid'))).toBe('Valore non valido');
});

test.each([
  [undefined, 'invalid_type', 'Inserisci il nome'],
  [null, 'invalid_type', 'Inserisci il nome'],
  [' ', 'too_small', 'Inserisci il nome'],
  ['\u200b', 'too_small', 'Inserisci il nome'],
  [5, 'invalid_type', 'Il nome non è valido'],
  ['x', 'custom', 'Il nome non è valido'],
  ['x', 'too_big', 'Il testo è troppo lungo'],
])('a name that is %j (%s): %s', (value, code, sentence) => {
  expect(sentenceOf(issueProblem('name', value, { code, message: 'Invalid input' }))).toBe(
    sentence,
  );
});

test('an existing password that is not a text is reported as wrong', () => {
  const sentenceFor = (schema: typeof LoginSchema | typeof DeletionSchema, password: unknown) => {
    const [issue] = schema.safeParse({ email: 'anna@example.sm', password }).error!.issues;
    return sentenceOf(issueProblem('password', password, issue!));
  };
  expect(sentenceFor(LoginSchema, 12345678)).toBe('Errore durante il login');
  expect(sentenceFor(LoginSchema, null)).toBe('Inserisci la password');
  expect(sentenceFor(LoginSchema, 'x'.repeat(129))).toBe('Il testo è troppo lungo');
  expect(sentenceFor(DeletionSchema, ['x'])).toBe('La password attuale non è corretta');
});
