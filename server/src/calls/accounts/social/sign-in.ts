import { LRUCache } from 'lru-cache';
import type { Configuration } from 'openid-client';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { API_BASE } from '@pieno/contract/api.ts';
import {
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '@pieno/contract/accounts/social-providers.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { forgiveAccount, limitAccount } from '../../../limits/account-limits.ts';
import { AppError, invalid } from '../../../errors.ts';
import type { RateLimitStore } from '../../../limits/rate-limit-store.ts';
import type { AccountParts } from '../../../modules/accounts/account-parts.ts';
import { startSession } from '../../../modules/accounts/sessions.ts';
import { credentialOf } from '../../../modules/social/credential.ts';
import { liveProviders, type SocialClients } from '../../../modules/social/clients.ts';
import { SocialRefusal } from '../../../modules/social/failure.ts';
import {
  findUserOfCode,
  issueCode,
  prolongCode,
  redeemCode,
  type OneTimeCode,
} from '../../../modules/social/one-time-code.ts';
import { ask, discover, redeem, type SignInRequest } from '../../../modules/social/provider.ts';

export interface SocialParts extends AccountParts {
  clients: SocialClients;
  /** Origin to which providers redirect visitors back; always set when there is a client. */
  publicUrl: string | undefined;
  tries: RateLimitStore;
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

  /** The configured providers, in the order of the buttons. */
  get live(): SocialProvider[] {
    return liveProviders(this.#parts.clients);
  }

  /** Begins a sign-in. @returns the request, to be kept until `finish`, and the address for the redirect */
  async begin(provider: SocialProvider): Promise<{ request: SignInRequest; address: string }> {
    return await ask(await this.#describe(provider), provider, this.#callback(provider));
  }

  /**
   * Validates the provider's answer, finds or creates the visitor's account, and issues a one-time code.
   * @param asked this browser's sign-in request, from the cookie
   * @param query the query string of the callback
   * @throws when the answer does not match, the sign-in is rejected or the provider is unreachable; visitors see the
   * same failure for all of them
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

  /**
   * Exchanges a one-time code for a session. When a second factor is missing or wrong, the code stays valid while the
   * visitor types one.
   * @param totp the typed code of the second factor
   * @throws the same error for every invalid code; what `startSession` throws; tooMany
   */
  async exchange(given: OneTimeCode, totp?: string): Promise<Session> {
    const { db, clock, tries } = this.#parts;
    const userId = await findUserOfCode(db, clock, given);
    if (!userId) throw signInFailed();
    if (totp !== undefined) await limitAccount(tries, 'secondFactor', userId);
    const session = await this.#redeem(given, totp).catch(async (error: unknown) => {
      if (isAskedFor(error)) await prolongCode(db, clock, given);
      throw error;
    });
    if (!session) throw signInFailed();
    if (totp !== undefined) await forgiveAccount(tries, 'secondFactor', userId);
    return session;
  }

  async #redeem(given: OneTimeCode, totp: string | undefined): Promise<Session | undefined> {
    const { db, clock } = this.#parts;
    return await inTransaction(db, async (tx) => {
      const userId = await redeemCode(tx, clock, given);
      return userId ? await startSession(tx, this.#parts, userId, { totp }) : undefined;
    });
  }

  #callback(provider: SocialProvider): string {
    return `${this.#parts.publicUrl}${API_BASE}/auth/social/${provider}/callback`;
  }

  async #describe(provider: SocialProvider): Promise<Configuration> {
    return await this.#descriptions.forceFetch(provider);
  }
}

const signInFailed = (): AppError => invalid('social_sign_in_failed');

/** True for an error that asks for a second factor. */
export const isAskedFor = (error: unknown): boolean =>
  error instanceof AppError && error.problem.code.startsWith('second_factor_');
