import { LRUCache } from 'lru-cache';
import type { BaseLogger } from 'pino';

/** Milliseconds in which a reason is logged once. */
const ONCE_IN_MS = 60_000;
/** Reasons remembered for each logger. */
const REASONS_KEPT = 100;

const told = new WeakMap<object, LRUCache<string, true>>();

/**
 * Logs an error that goes on for a while and that every request meets, such as a full disk: one line a minute for each
 * reason, without a stack.
 * @param reason in a few words, the same for all lines of which one is enough
 */
export function logRarely(logger: Pick<BaseLogger, 'error'>, reason: string, error: Error): void {
  const reasons = told.get(logger) ?? new LRUCache({ max: REASONS_KEPT, ttl: ONCE_IN_MS });
  told.set(logger, reasons);
  if (reasons.has(reason)) return;
  reasons.set(reason, true);
  const { code } = error as { code?: string };
  logger.error({ code, cause: error.message }, `${reason}; said once a minute`);
}
