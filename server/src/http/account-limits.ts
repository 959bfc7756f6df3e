import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { ACCOUNT_LIMITS, GUESS_LIMITS } from '@pieno/contract/limits.ts';
import { tooMany } from './errors.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

type LimitName = keyof typeof ACCOUNT_LIMITS;
type GuessName = keyof typeof GUESS_LIMITS;

/** A try at an account that anybody can make who knows its e-mail. */
export interface Guess {
  /** As the contract's schema normalises it; whether or not there is such an account. */
  email: string;
  /** Whose try it is. */
  ip: string;
}

/**
 * Counts a call of somebody who is signed in.
 * @param account its id
 * @throws tooMany over what `ACCOUNT_LIMITS` allows
 */
export async function limitAccount(
  store: RateLimitStore,
  name: LimitName,
  account: string,
): Promise<void> {
  const { max, windowMs } = ACCOUNT_LIMITS[name];
  await limitKey(store, keyOf(name, account), { hits: max, windowMs });
}

/** Forgets the calls of an account, after one that proved whose it is. */
export async function forgiveAccount(
  store: RateLimitStore,
  name: LimitName,
  account: string,
): Promise<void> {
  await store.forget(keyOf(name, account));
}

/**
 * Counts a try, first for the network it comes from: what is refused there does not count against the owner,
 * who comes from elsewhere.
 * @throws tooMany over what `GUESS_LIMITS` allows
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

/** Forgets the tries from a network, after one that succeeded; those from elsewhere still count. */
export async function forgiveGuesses(
  store: RateLimitStore,
  name: GuessName,
  guess: Guess,
): Promise<void> {
  await store.forget(networkKeyOf(name, guess));
}

/** Forgets the tries at an account from everywhere, after its owner has proved that the e-mail is theirs. */
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
): Promise<void> {
  const { current, ttl } = await store.count(key, windowMs, hits);
  if (current > hits) throw tooMany(Math.ceil(ttl / 1000));
}

/** Whatever was typed as an e-mail is kept as its hash: it may belong to nobody here. */
function keyOf(name: LimitName | GuessName, account: string): string {
  return `${name} account ${createHash('sha256').update(account).digest('base64url')}`;
}

const networkKeyOf = (name: GuessName, { email, ip }: Guess): string =>
  `${keyOf(name, email)} ${normalizeIP(ip)}`;
