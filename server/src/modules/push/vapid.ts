import { createECDH, createHash } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';

/** The sender's identity for push services: RFC 8292. */
export interface Vapid {
  subject: string;
  /** Base64url, as `subscribe` of a browser takes it. */
  publicKey: string;
  privateKey: string;
  /** Identifies this key. */
  mark: string;
}

/** Names that Apple refuses as addresses. */
const NO_ADDRESS = /^(?:localhost|.+\.(?:localhost|local|invalid))$/u;
const TRIES = 8;

/**
 * Derives an installation's key from its secret, so that it is kept, restored and moved with it.
 * @param publicUrl an origin
 * @returns undefined where nothing can be sent: without a public https address
 */
export function vapidOf(secrets: Secrets, publicUrl: string | undefined): Vapid | undefined {
  const url = publicUrl === undefined ? undefined : new URL(publicUrl);
  if (url?.protocol !== 'https:' || NO_ADDRESS.test(url.hostname)) return undefined;
  const curve = createECDH('prime256v1');
  const purposes = Array.from({ length: TRIES }, (_, n) => (n === 0 ? 'vapid' : `vapid ${n}`));
  const privateKey = purposes.map((purpose) => secrets.keyFor(purpose)).find(isTaken);
  if (!privateKey) throw new Error('No key for notifications could be derived');
  return {
    subject: url.origin,
    publicKey: curve.getPublicKey('base64url'),
    privateKey: Buffer.from(privateKey).toString('base64url'),
    mark: createHash('sha256').update(curve.getPublicKey()).digest('hex').slice(0, 16),
  };

  /** A number outside of the curve is no private key. */
  function isTaken(bytes: Uint8Array): boolean {
    try {
      curve.setPrivateKey(bytes);
      return true;
    } catch {
      return false;
    }
  }
}
