import { createHmac, randomInt } from 'node:crypto';
import { CODE_LETTERS } from '@pieno/contract/accounts/typed-code.ts';
import { SECOND_FACTOR } from '@pieno/contract/administration-limits.ts';

const LENGTH = SECOND_FACTOR.recoveryLetters;

/** Makes the codes for a lost phone, as XXXXX-XXXXX. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: SECOND_FACTOR.recoveryCodes }, () => {
    const letters = Array.from(
      { length: LENGTH },
      () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
    );
    return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
  });

/** Hashes a code for storage. @param key the installation's @param code with its dash, or without */
export const hashRecoveryCode = (key: Uint8Array, code: string): string =>
  createHmac('sha256', key).update(code.replace('-', '')).digest('base64url');
