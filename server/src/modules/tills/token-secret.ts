import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '@pieno/contract/prices/station-tokens.ts';

/** Makes a token: nobody guesses 256 bits, so that its hash needs neither salt nor time (rule owner-tokens). */
export const makeTokenSecret = (): string => TOKEN_PREFIX + randomBytes(32).toString('base64url');

/** Hashes a token, as it is kept. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
