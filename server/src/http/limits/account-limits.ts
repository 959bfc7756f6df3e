import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Problem } from '@pieno/contract/error-sentences.ts';
import { ACCOUNT_LIMITS, GUESS_LIMITS } from '@pieno/contract/limits.ts';
import { tooMany } from '../errors.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

type LimitName = keyof typeof ACCOUNT_LIMITS;
type GuessName = keyof typeof GUESS_LIMITS;

/** An attempt to get into an account, possible for anybody who knows its e-mail. */
export interface Guess {
  /** Normalised by the contract's schema; it may have no account. */
  email: string;
  /** The client's address. */
  ip: string;
}

/**
 * Counts a call of a signed-in user.
 * @param account the account's id
 * @param problem what is told beyond the limit
 * @throws tooMany beyond `ACCOUNT_LIMITS`
 */
export async function limitAccount(
  store: RateLimitStore,
  name: LimitName,
  account: string,
  problem?: Problem,
): Promise<void> {
  const { max, windowMs } = ACCOUNT_LIMITS[name];
  await limitKey(store, keyOf(name, account), { hits: max, windowMs }, problem);
}

/** Resets the count of an account, after a call that proved the caller to be its owner. */
export async function forgiveAccount(
  store: RateLimitStore,
  name: LimitName,
  account: string,
): Promise<void> {
  await store.forget(keyOf(name, account));
}

/**
 * Counts an attempt, first per e-mail and network, then per e-mail. Attempts refused for their network are not counted
 * for the e-mail, so that they do not lock out the owner, who comes from another network.
 * @throws tooMany beyond `GUESS_LIMITS`
 */
export async function limitGuess(
  store: RateLimitStore,
  name: GuessName,
  guess: Guess,
): Promise<void> {
  const { max, ceiling } = GUESS_LIMITS[name];
  await limitKey(store, networkKeyOf(name, guess), max);
  await limitKey(store, keyOf(name, guess.email), ceiling);
}

/** Resets the count of an e-mail for one network, after a successful attempt; other networks still count. */
export async function forgiveGuesses(
  store: RateLimitStore,
  name: GuessName,
  guess: Guess,
): Promise<void> {
  await store.forget(networkKeyOf(name, guess));
}

/** Resets the counts of an e-mail for this network and in total, after its owner proved to own the e-mail. */
export async function forgiveAllGuesses(
  store: RateLimitStore,
  name: GuessName,
  guess: Guess,
): Promise<void> {
  await forgiveGuesses(store, name, guess);
  await store.forget(keyOf(name, guess.email));
}

async function limitKey(
  store: RateLimitStore,
  key: string,
  { hits, windowMs }: { hits: number; windowMs: number },
  problem?: Problem,
): Promise<void> {
  const { current, ttl } = await store.count(key, windowMs, hits);
  if (current > hits) throw tooMany(Math.ceil(ttl / 1000), problem);
}

/** Makes the key of a count. E-mails are hashed, as they may belong to people without an account. */
function keyOf(name: LimitName | GuessName, account: string): string {
  return `${name} account ${createHash('sha256').update(account).digest('base64url')}`;
}

const networkKeyOf = (name: GuessName, { email, ip }: Guess): string =>
  `${keyOf(name, email)} ${normalizeIP(ip)}`;
