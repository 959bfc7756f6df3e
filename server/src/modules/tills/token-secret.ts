import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '@pieno/contract/prices/station-tokens.ts';

/** Makes a token of 256 random bits, whose hash needs neither salt nor work factor (rule owner-tokens). */
export const makeTokenSecret = (): string => TOKEN_PREFIX + randomBytes(32).toString('base64url');

/** Hashes a token for storage. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
