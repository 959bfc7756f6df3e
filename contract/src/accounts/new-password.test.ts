// Tests rule password-rules.
import { expect, test } from 'vitest';
import { RegistrationSchema } from './account.ts';
import { ChangePasswordSchema } from './recovery.ts';

const wrong = (schema: typeof RegistrationSchema | typeof ChangePasswordSchema, given: object) =>
  schema.safeParse(given).error?.issues.map(({ path }) => path.join('.'));

test('two passwords that differ are told beside what else is wrong', () => {
  const given = { name: '', email: 'x', password: 'Monte Titano 7', password_confirmation: 'y' };
  expect(wrong(RegistrationSchema, given)).toEqual([
    'name',
    'email',
    'agree_privacy',
    'password_confirmation',
  ]);
});

test.each([
  ['Titano7', ['password']],
  ['Titano7!', undefined],
])('a password needs eight characters: %s', (password, expected) => {
  const given = { current_password: 'x', password, password_confirmation: password };
  expect(wrong(ChangePasswordSchema, given)).toEqual(expected);
});

test('one that is missing is missing, and no more', () => {
  expect(
    wrong(ChangePasswordSchema, { current_password: 'x', password: 'Monte Titano 7' }),
  ).toEqual(['password_confirmation']);
});

test('what is no form at all is refused, not a fault', () => {
  expect(RegistrationSchema.safeParse(null).success).toBe(false);
});
