import { createHmac, randomInt } from 'node:crypto';
import { OWNER_LIMITS } from '@pieno/contract/limits.ts';

/** Letters and digits that nobody mistakes for others when a card is read aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = OWNER_LIMITS.codeLength;

/** Makes a code, as it stands on the card: XXXX-XXXX (rule owner-invitations). */
export function makeInvitationCode(): string {
  const drawn = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${drawn.slice(0, LENGTH / 2)}-${drawn.slice(LENGTH / 2)}`;
}

/**
 * Hashes a code as it was typed: with or without dash and blanks, in capital or small letters.
 * @param key the installation's key for invitations
 */
export function hashInvitationCode(key: Uint8Array, typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[\s\u2010-\u2015-]/g, '');
  return createHmac('sha256', key).update(code).digest('base64url');
}
