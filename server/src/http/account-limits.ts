import { createHash } from 'node:crypto';
import { ACCOUNT_LIMITS } from '@pieno/contract/limits.ts';
import { tooMany } from './errors.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

type LimitName = keyof typeof ACCOUNT_LIMITS;

/**
 * Counts a try at an account, whoever makes it and whether or not there is such an account.
 * @param account its id or e-mail, as the contract's schema normalises it
 * @throws tooMany over what `ACCOUNT_LIMITS` allows
 */
export async function limitAccount(
  store: RateLimitStore,
  name: LimitName,
  account: string,
): Promise<void> {
  const { max, windowMs } = ACCOUNT_LIMITS[name];
  const { current, ttl } = await store.count(keyOf(name, account), windowMs, max);
  if (current > max) throw tooMany(Math.ceil(ttl / 1000));
}

/** Forgets the tries at an account, after one that succeeded. */
export async function forgiveAccount(
  store: RateLimitStore,
  name: LimitName,
  account: string,
): Promise<void> {
  await store.forget(keyOf(name, account));
}

/** Whatever was typed as an e-mail is kept as its hash: it may belong to nobody here. */
function keyOf(name: LimitName, account: string): string {
  return `${name} account ${createHash('sha256').update(account).digest('base64url')}`;
}
