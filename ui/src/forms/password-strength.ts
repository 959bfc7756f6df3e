/** Minimum length of a long password. */
const LONG = 10;

/** From 0 for an empty field to 4. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Label of each score, in English in every language of the product (rule password-strength). */
export const STRENGTH_LABELS = [
  'No data',
  'Too simple',
  'Simple',
  'Thats OK',
  'Great password!',
] as const satisfies Record<PasswordScore, string>;

/**
 * Scores a password: one point each for lowercase, uppercase, digit and length, but at least 1 unless empty (rule
 * password-strength).
 */
export function passwordScore(password: string): PasswordScore {
  if (password === '') return 0;
  const passed = [
    /\p{Ll}/u.test(password),
    /\p{Lu}/u.test(password),
    /\d/.test(password),
    password.length >= LONG,
  ].filter(Boolean).length;
  return Math.max(1, passed) as PasswordScore;
}
