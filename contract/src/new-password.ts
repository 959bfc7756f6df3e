/** A password: the one somebody has, and the one that is being chosen and given twice (spec §5). */
import { z } from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';

/** A password that is given to prove who one is may be any text. @param wrong what is said where it is none */
export const givenPassword = (wrong: string) =>
  z.string(wrong).check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** The fields of every form in which a password is chosen. */
export const NEW_PASSWORD = {
  password: z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX)),
  password_confirmation: z.string(),
};

type Given = Partial<Record<keyof typeof NEW_PASSWORD, unknown>>;

/** Both must be the same; told beside what else is wrong, not after it. */
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
