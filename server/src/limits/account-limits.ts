import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Problem } from '@pieno/contract/error-sentences.ts';
import { ACCOUNT_LIMITS, GUESS_LIMITS } from '@pieno/contract/call-limits.ts';
import type { Executor } from '../db/database.ts';
import { renamedRows, type Renamed } from '../db/renamed.ts';
import { tooMany } from '../errors.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

/** Reports of drivers other than prices; each kind is counted by itself. */
const OTHER_REPORTS = ['disputes', 'states'] as const;

type LimitName = keyof typeof ACCOUNT_LIMITS;
type GuessName = keyof typeof GUESS_LIMITS;

/** An attempt to sign in to an account, possible for anybody who knows its e-mail. */
export interface Guess {
  /** Normalised by the contract's schema; the account may not exist. */
  email: string;
  ip: string;
}

/**
 * Counts a call of a signed-in user.
 * @param account the account's id
 * @param problem the error beyond the limit
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
 * Counts a driver's reports other than prices, as `limitAccount`: each kind by the hour and by the day.
 * @param person the hash (rule report-person)
 */
export async function limitOtherReports(
  store: RateLimitStore,
  kind: (typeof OTHER_REPORTS)[number],
  person: string,
  problem: Problem,
): Promise<void> {
  await limitAccount(store, 'wordsHour', `${kind} ${person}`, problem);
  await limitAccount(store, 'wordsDay', `${kind} ${person}`, problem);
}

/** Moves the counts of people to their new hashes. */
export async function renameCounted(tx: Executor, renamed: Renamed): Promise<void> {
  const keysOf = (person: string) => [
    keyOf('reports', person),
    keyOf('reviews', person),
    ...OTHER_REPORTS.flatMap((kind) => [
      keyOf('wordsHour', `${kind} ${person}`),
      keyOf('wordsDay', `${kind} ${person}`),
    ]),
  ];
  const names = [...renamed.values()].flatMap(keysOf);
  const keys = new Map([...renamed.keys()].flatMap(keysOf).map((key, at) => [key, names[at]!]));
  await sql`
    with gone as (
      delete from rate_limit using ${renamedRows(keys)} where key = renamed.was returning renamed.name, hits, resets_at
    )
    insert into rate_limit (key, hits, resets_at) select name, sum(hits), max(resets_at) from gone group by name
    on conflict (key) do update set hits = rate_limit.hits + excluded.hits,
      resets_at = greatest(rate_limit.resets_at, excluded.resets_at)
  `.execute(tx);
}

/**
 * Counts an attempt, first per e-mail and network, then per e-mail. An attempt refused for its network does not count
 * for the e-mail, so as not to lock out the owner on another network.
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

/** Resets the count of an e-mail for one network, after a successful attempt; counts of other networks stay. */
export async function forgiveGuesses(
  store: RateLimitStore,
  name: GuessName,
  guess: Guess,
): Promise<void> {
  await store.forget(networkKeyOf(name, guess));
}

/** Resets the counts of an e-mail for this network and in total, after its owner proved to own it. */
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
