import { createHmac, randomInt } from 'node:crypto';
import { SECOND_FACTOR } from '@pieno/contract/administration-limits.ts';

/** No letter or digit that is taken for another one. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 10;

/** Makes the codes for a lost phone, as XXXXX-XXXXX. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: SECOND_FACTOR.recoveryCodes }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
    return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
  });

/** What is kept of a code. @param key the installation's */
export const hashRecoveryCode = (key: Uint8Array, code: string): string =>
  createHmac('sha256', key).update(normalized(code)).digest('base64url');

/** A typed code without spaces and hyphens, in capitals. */
export const normalized = (code: string): string => code.replaceAll(/[\s-]/gu, '').toUpperCase();
