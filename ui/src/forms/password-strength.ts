/** Shortest password that counts as long. */
const LONG = 10;

/** 0 is an empty field, 4 the highest score. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Label of each score (rule password-strength); English in every language of the product. */
export const STRENGTH_LABELS = [
  'No data',
  'Too simple',
  'Simple',
  'Thats OK',
  'Great password!',
] as const satisfies Record<PasswordScore, string>;

/**
 * Scores a password: one point each for lowercase, uppercase, digit and length; any non-empty password scores
 * at least 1 (rule password-strength).
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
