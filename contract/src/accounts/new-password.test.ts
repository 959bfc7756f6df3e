// Tests rule password-rules.
import { expect, test } from 'vitest';
import { RegistrationSchema } from './account.ts';
import { ChangePasswordSchema } from './recovery.ts';

const wrong = (schema: typeof RegistrationSchema | typeof ChangePasswordSchema, given: object) =>
  schema.safeParse(given).error?.issues.map(({ path }) => path.join('.'));

test('two different passwords are reported together with the other problems', () => {
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

test('a missing password is reported once, as missing', () => {
  expect(
    wrong(ChangePasswordSchema, { current_password: 'x', password: 'Monte Titano 7' }),
  ).toEqual(['password_confirmation']);
});

test('a body that is not an object is refused without an exception', () => {
  expect(RegistrationSchema.safeParse(null).success).toBe(false);
});
