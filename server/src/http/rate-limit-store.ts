import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import type { Job } from '../jobs/jobs.ts';

/** How often a key was counted in its current window, and milliseconds until the window ends. */
export interface Hits {
  current: number;
  ttl: number;
}

/** Size of the cache of keys over their limit; the cache keeps a flood of requests away from the database. */
const FULL_KEPT = 10_000;

/** Milliseconds that no window exceeds. */
const LONGEST_WINDOW_MS = 24 * 60 * 60_000;

/**
 * Counts calls in the table `rate_limit`, shared by all server processes. A window that a clock began in the future
 * ends at the latest where one that begins now would.
 */
export class RateLimitStore {
  readonly #db: Executor;
  readonly #clock: Clock;
  readonly #full = new LRUCache<string, { hits: number; resetsAt: number }>({ max: FULL_KEPT });

  constructor(db: Executor, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Counts one more call.
   * @param windowMs length of the window that starts with the first call
   * @param max limit of calls; beyond it the result is cached until the window ends, without further queries
   */
  async count(key: string, windowMs: number, max: number): Promise<Hits> {
    const now = this.#clock.now().getTime();
    const full = this.#full.get(key);
    const left = full ? full.resetsAt - now : 0;
    if (full && left > 0 && left <= windowMs) return { current: full.hits, ttl: left };
    const { hits, resetsAt } = await this.#countInDatabase(key, now, windowMs);
    if (hits > max) this.#full.set(key, { hits, resetsAt });
    return { current: hits, ttl: resetsAt - now };
  }

  /** Resets a key's count; another process that has cached the key as over its limit still refuses it. */
  async forget(key: string): Promise<void> {
    this.#full.delete(key);
    await this.#db.deleteFrom('rate_limit').where('key', '=', key).execute();
  }

  async #countInDatabase(key: string, now: number, windowMs: number) {
    const time = new Date(now);
    const isOver = sql<boolean>`rate_limit.resets_at <= ${time}`;
    const row = await this.#db
      .insertInto('rate_limit')
      .values({ key, hits: 1, resets_at: new Date(now + windowMs) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql`case when ${isOver} then 1 else rate_limit.hits + 1 end`,
          resets_at: sql`case when ${isOver} then excluded.resets_at else least(rate_limit.resets_at, excluded.resets_at) end`,
        }),
      )
      .returning(['hits', 'resets_at'])
      .executeTakeFirstOrThrow();
    return { hits: row.hits, resetsAt: row.resets_at.getTime() };
  }
}

/** Deletes the counts whose window has ended, or began in the future. @returns the number deleted */
export async function sweepRateLimits(executor: Executor, clock: Clock): Promise<number> {
  const now = clock.now();
  const latest = new Date(now.getTime() + LONGEST_WINDOW_MS);
  const { numDeletedRows } = await executor
    .deleteFrom('rate_limit')
    .where((row) => row.or([row('resets_at', '<=', now), row('resets_at', '>', latest)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The job that calls `sweepRateLimits` every 15 minutes. */
export const rateLimitJob = (executor: Executor, clock: Clock): Job => ({
  name: 'rate-limits',
  cron: '*/15 * * * *',
  run: async () => {
    await sweepRateLimits(executor, clock);
  },
});
