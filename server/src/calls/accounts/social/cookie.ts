import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { API_BASE } from '@pieno/contract/api.ts';
import { SOCIAL_CODE_SECONDS } from '@pieno/contract/limits.ts';
import { latestPlausible, type Clock } from '../../../clock.ts';
import type { SignInRequest } from '../../../modules/social/provider.ts';

/** The only cookie of the product: it lasts for one social sign-in and is sent only to these routes. */
const NAME = 'pieno_social';
const PATH = `${API_BASE}/auth/social`;
/** Seconds a visitor has to sign in with the provider. */
const PENDING_SECONDS = 600;

/**
 * Ties a social sign-in to the browser that began it. On the way to the provider the cookie holds the encrypted sign-in
 * request; on the way back, the proof without which the one-time code is refused.
 */
export class SocialCookie {
  readonly #key: Uint8Array;
  readonly #clock: Clock;
  readonly #attributes: string;

  /**
   * @param key 32 bytes, the same in every server process
   * @param isSecure true where visitors arrive over https
   */
  constructor(key: Uint8Array, clock: Clock, isSecure: boolean) {
    this.#key = key;
    this.#clock = clock;
    // Lax: the cookie must be sent when the provider redirects the visitor back.
    this.#attributes = `Path=${PATH}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  /** Makes the cookie for the way to the provider. @returns a Set-Cookie header */
  async pending(request: SignInRequest): Promise<string> {
    const now = Math.floor(this.#clock.now().getTime() / 1000);
    const sealed = await new EncryptJWT({ ...request })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setIssuedAt(now)
      .setExpirationTime(now + PENDING_SECONDS)
      .encrypt(this.#key);
    return this.#set(sealed, PENDING_SECONDS);
  }

  /** Decrypts the browser's sign-in request; undefined when there is none, it has expired or lies in the future. */
  async readPending(header: string | undefined): Promise<SignInRequest | undefined> {
    try {
      const now = this.#clock.now();
      const { payload } = await jwtDecrypt<SignInRequest>(this.read(header), this.#key, {
        currentDate: now,
      });
      return (payload.iat ?? 0) * 1000 > latestPlausible(now).getTime() ? undefined : payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  /** Makes the cookie for the way back to the page. @param seconds for which it is kept @returns a Set-Cookie header */
  returning(proof: string, seconds: number = SOCIAL_CODE_SECONDS): string {
    return this.#set(proof, seconds);
  }

  /** Deletes the cookie at the end of a sign-in, successful or not. @returns a Set-Cookie header */
  clear(): string {
    return this.#set('', 0);
  }

  /** Reads the cookie's value from a Cookie header; empty when there is none. */
  read(header = ''): string {
    const pairs = header.split(';').map((pair) => pair.trim().split('='));
    return pairs.find(([name]) => name === NAME)?.[1] ?? '';
  }

  #set(value: string, seconds: number): string {
    return `${NAME}=${value}; Max-Age=${seconds}; ${this.#attributes}`;
  }
}
