import { LRUCache } from 'lru-cache';
import type { Configuration } from 'openid-client';
import type { Session } from '@pieno/contract/account.ts';
import { API_BASE } from '@pieno/contract/access.ts';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@pieno/contract/social.ts';
import { AppError, notFound } from '../../http/errors.ts';
import type { AccountParts } from '../accounts/engine.ts';
import { startSession } from '../accounts/sessions.ts';
import { credentialOf } from './account.ts';
import type { SocialClients } from './clients.ts';
import { SocialRefusal } from './failure.ts';
import { issueCode, takeCode, type OneTimeCode } from './one-time-code.ts';
import { ask, discover, redeem, type SignInRequest } from './provider.ts';

export interface SocialParts extends AccountParts {
  clients: SocialClients;
  /** Origin the providers send visitors back to; there whenever a client is. */
  publicUrl: string | undefined;
}

/** How long a provider's description of itself is believed. */
const DESCRIPTION_MS = 24 * 60 * 60_000;

/** The steps of a social sign-in: out to the provider, back with its answer, and into a session. */
export class SocialSignIn {
  readonly #parts: SocialParts;
  /** Read when somebody first needs it: a provider that is away must not keep the server from starting. */
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

  /** @throws notFound for a provider that is not configured */
  mustBeLive(provider: SocialProvider): void {
    if (!this.#parts.clients[provider]) throw notFound();
  }

  /** Begins. @returns what to remember, and where to send the visitor */
  async begin(provider: SocialProvider): Promise<{ request: SignInRequest; address: string }> {
    return await ask(await this.#describe(provider), provider, this.#callback(provider));
  }

  /**
   * Finds out who came back, and whose account that is.
   * @param asked what this browser asked of a provider
   * @param query of the callback
   * @throws whatever does not fit, is refused or away: to the visitor all of it is one failure
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

  /** Gives a session for a code. @throws one failure for all codes that are none */
  async exchange(given: OneTimeCode): Promise<Session> {
    const { db, clock } = this.#parts;
    const userId = await takeCode(db, clock, given);
    const session = userId && (await startSession(db, clock, userId));
    if (!session) throw new AppError(422, SENTENCES.socialSignIn);
    return session;
  }

  #callback(provider: SocialProvider): string {
    return `${this.#parts.publicUrl}${API_BASE}/auth/social/${provider}/callback`;
  }

  async #describe(provider: SocialProvider): Promise<Configuration> {
    return await this.#descriptions.forceFetch(provider);
  }
}
