import { createHmac, randomInt } from 'node:crypto';
import { CODE_LETTERS } from '@pieno/contract/accounts/typed-code.ts';
import { OWNER_LIMITS } from '@pieno/contract/station-limits.ts';

const LENGTH = OWNER_LIMITS.codeLength;

/** Makes a code as printed on the card: XXXX-XXXX (rule owner-invitations). */
export function makeInvitationCode(): string {
  const drawn = Array.from(
    { length: LENGTH },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  ).join('');
  return `${drawn.slice(0, LENGTH / 2)}-${drawn.slice(LENGTH / 2)}`;
}

/**
 * Hashes a code, with its dash or without.
 * @param key the installation's key for invitations
 */
export const hashInvitationCode = (key: Uint8Array, code: string): string =>
  createHmac('sha256', key).update(code.replace('-', '')).digest('base64url');
