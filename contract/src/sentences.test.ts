import { expect, test } from 'vitest';
import { fieldSentence } from './sentences.ts';

test.each([
  ['password', 'La password deve essere di almeno 8 caratteri'],
  ['password_confirmation', 'Le password non corrispondono'],
  ['agree_privacy', 'Devi accettare i termini e condizioni'],
])('%s says the sentence of the specification', (field, sentence) => {
  expect(fieldSentence(field, 'invalid')).toBe(sentence);
});

test.each(['city', 'constructor', '__proto__'])('%s has a sentence too', (field) => {
  expect(fieldSentence(field, 'missing')).toBe('Campo obbligatorio');
  expect(fieldSentence(field, 'invalid')).toBe('Valore non valido');
});
