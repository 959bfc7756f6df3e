import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import { isDiskFull } from '../db/disk-full.ts';
import { isDatabaseUnavailable, waitedFor } from '../db/unavailable.ts';
import type { Job } from '../jobs/jobs.ts';

/** How often a key was counted in its current window, and milliseconds until the window ends. */
export interface Hits {
  current: number;
  ttl: number;
}

interface Count {
  hits: number;
  resetsAt: number;
  /** The hits that the table does not have yet. */
  owed: number;
}

/** Keys whose counts are kept in memory: for keys over their limit, a flood of requests does not reach the database. */
const KEPT = 10_000;

const LONGEST_WINDOW_MS = 24 * 60 * 60_000;

/** Milliseconds for which an unavailable table is not queried again. */
const ASK_AGAIN_MS = 5_000;

/**
 * Counts calls in the table `rate_limit`, shared by all server processes. While the table is unavailable, each process
 * continues from its last known count, and later adds its own counts. A window that begins in the future, by a wrong
 * clock, ends no later than one that begins now.
 */
export class RateLimitStore {
  readonly #db: Executor;
  readonly #clock: Clock;
  readonly #onAway: (error: Error) => void;
  readonly #known = new LRUCache<string, Count>({ max: KEPT });
  #awaySince: number | undefined;

  /** @param onAway called when the table is unavailable */
  constructor(db: Executor, clock: Clock, onAway: (error: Error) => void = () => undefined) {
    this.#db = db;
    this.#clock = clock;
    this.#onAway = onAway;
  }

  /**
   * Counts one more call.
   * @param windowMs length of the window that starts with the first call
   * @param max limit of calls; beyond it the result is kept until the window ends, without further queries
   */
  async count(key: string, windowMs: number, max: number): Promise<Hits> {
    const now = this.#clock.now().getTime();
    const known = this.#knownIn(key, now, windowMs);
    if (known && known.hits > max) return { current: known.hits, ttl: known.resetsAt - now };
    const by = 1 + (known?.owed ?? 0);
    // Concurrent calls must not add it a second time.
    if (known) known.owed = 0;
    const count =
      (await this.#ask(() => this.#countInTable(key, now, windowMs, by))) ??
      this.#countAlone(key, now, windowMs, by);
    this.#known.set(key, count);
    return { current: count.hits, ttl: count.resetsAt - now };
  }

  /** Resets a key's count; a process that knows the key as over its limit still refuses it. */
  async forget(key: string): Promise<void> {
    this.#known.delete(key);
    await this.#ask(() => this.#db.deleteFrom('rate_limit').where('key', '=', key).execute());
  }

  #knownIn(key: string, now: number, windowMs: number): Count | undefined {
    const known = this.#known.get(key);
    const left = known ? known.resetsAt - now : 0;
    return left > 0 && left <= windowMs ? known : undefined;
  }

  /** Queries the table. @returns undefined when it does not answer, or did not shortly before */
  async #ask<T>(question: () => Promise<T>): Promise<T | undefined> {
    const now = this.#clock.now().getTime();
    const isAway = this.#awaySince !== undefined;
    if (isAway && Math.abs(now - this.#awaySince!) < ASK_AGAIN_MS) return undefined;
    // One call checks whether it is back; the others do not wait.
    if (isAway) this.#awaySince = now;
    try {
      const answer = await question();
      this.#awaySince = undefined;
      return answer;
    } catch (error) {
      if (!isDatabaseUnavailable(error) && !isDiskFull(error) && !waitedFor(error)) throw error;
      this.#awaySince = this.#clock.now().getTime();
      this.#onAway(error as Error);
      return undefined;
    }
  }

  #countAlone(key: string, now: number, windowMs: number, by: number): Count {
    const known = this.#knownIn(key, now, windowMs) ?? {
      hits: 0,
      resetsAt: now + windowMs,
      owed: 0,
    };
    return { ...known, hits: known.hits + 1, owed: known.owed + by };
  }

  async #countInTable(key: string, now: number, windowMs: number, by: number): Promise<Count> {
    const time = new Date(now);
    const isOver = sql<boolean>`rate_limit.resets_at <= ${time}`;
    const row = await this.#db
      .insertInto('rate_limit')
      .values({ key, hits: by, resets_at: new Date(now + windowMs) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql`case when ${isOver} then excluded.hits else rate_limit.hits + excluded.hits end`,
          resets_at: sql`case when ${isOver} then excluded.resets_at else least(rate_limit.resets_at, excluded.resets_at) end`,
        }),
      )
      .returning(['hits', 'resets_at'])
      .executeTakeFirstOrThrow();
    return { hits: row.hits, resetsAt: row.resets_at.getTime(), owed: 0 };
  }
}

/** Deletes the counts whose window has ended, or begins in the future. @returns the number deleted */
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
