/** Schemas for an existing password, and for a new password that is typed twice (rule password-rules). */
import { z } from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import type { SchemaCode } from '../field-problems.ts';

/** Schema for an existing password: any text. @param wrong error code for a value that is not a text */
export const givenPassword = (wrong: SchemaCode) =>
  z.string(wrong).check(z.minLength(1), z.maxLength(PASSWORD_MAX));

export const NEW_PASSWORD = {
  password: z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX)),
  password_confirmation: z.string(),
};

type Given = Partial<Record<keyof typeof NEW_PASSWORD, unknown>>;

/**
 * Checks that both passwords are equal. Runs also when other fields are invalid, so that all problems are reported
 * together.
 */
export const samePassword = z.refine<Given>(
  (fields) => fields.password === fields.password_confirmation,
  {
    path: ['password_confirmation'],
    when: ({ value }) => {
      const { password, password_confirmation } = (value ?? {}) as Given;
      return typeof password === 'string' && typeof password_confirmation === 'string';
    },
  },
);
