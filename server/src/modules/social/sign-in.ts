import { LRUCache } from 'lru-cache';
import type { Configuration } from 'openid-client';
import type { Session } from '@pieno/contract/account.ts';
import { API_BASE } from '@pieno/contract/api.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@pieno/contract/social.ts';
import { AppError } from '../../http/errors.ts';
import type { AccountParts } from '../accounts/engine.ts';
import { startSession } from '../accounts/sessions.ts';
import { credentialOf } from './account.ts';
import type { SocialClients } from './clients.ts';
import { SocialRefusal } from './failure.ts';
import { issueCode, redeemCode, type OneTimeCode } from './one-time-code.ts';
import { ask, discover, redeem, type SignInRequest } from './provider.ts';

export interface SocialParts extends AccountParts {
  clients: SocialClients;
  /** Origin to which providers redirect visitors back; always set when there is a client. */
  publicUrl: string | undefined;
}

/** Lifetime of a cached discovery document, in milliseconds. */
const DESCRIPTION_MS = 24 * 60 * 60_000;

/** The steps of a social sign-in: to the provider, back with its answer, and exchanged for a session. */
export class SocialSignIn {
  readonly #parts: SocialParts;
  /** Discovery documents, fetched on first use: an unreachable provider must not prevent the server from starting. */
  readonly #descriptions: LRUCache<SocialProvider, Configuration>;

  constructor(parts: SocialParts) {
    this.#parts = parts;
    this.#descriptions = new LRUCache<SocialProvider, Configuration>({
      max: SOCIAL_PROVIDERS.length,
      ttl: DESCRIPTION_MS,
      fetchMethod: (provider) => discover(provider, parts.clients[provider]!),
    });
  }

  /** The providers that are configured, in the order of the buttons. */
  get live(): SocialProvider[] {
    return SOCIAL_PROVIDERS.filter((provider) => this.#parts.clients[provider]);
  }

  /** Begins a sign-in. @returns the request, to be kept until `finish`, and the address to redirect the visitor to */
  async begin(provider: SocialProvider): Promise<{ request: SignInRequest; address: string }> {
    return await ask(await this.#describe(provider), provider, this.#callback(provider));
  }

  /**
   * Validates the provider's answer, finds or creates the visitor's account, and issues a one-time code.
   * @param asked this browser's sign-in request, from the cookie
   * @param query the query string of the callback
   * @throws when the answer does not match, the sign-in is rejected or the provider is unreachable; visitors see the
   *   same failure for all of them
   */
  async finish(
    provider: SocialProvider,
    asked: SignInRequest | undefined,
    query: string,
  ): Promise<OneTimeCode> {
    if (asked?.provider !== provider) throw new SocialRefusal('this browser did not ask');
    const answer = new URL(`${this.#callback(provider)}?${query}`);
    const identity = await redeem(await this.#describe(provider), asked, answer);
    const credential = await credentialOf(this.#parts, identity);
    return await issueCode(this.#parts.db, this.#parts.clock, credential);
  }

  /** Exchanges a one-time code for a session. @throws the same error for every invalid code */
  async exchange(given: OneTimeCode): Promise<Session> {
    const { db, clock } = this.#parts;
    const userId = await redeemCode(db, clock, given);
    const session = userId && (await startSession(db, clock, userId));
    if (!session) throw new AppError(422, 'social_sign_in_failed');
    return session;
  }

  #callback(provider: SocialProvider): string {
    return `${this.#parts.publicUrl}${API_BASE}/auth/social/${provider}/callback`;
  }

  async #describe(provider: SocialProvider): Promise<Configuration> {
    return await this.#descriptions.forceFetch(provider);
  }
}
