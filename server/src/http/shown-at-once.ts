import type { onSendAsyncHookHandler } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds that an answer waits for the board at most: a slower change appears a little later. */
const WAIT_MS = 1_000;

/**
 * Makes a hook that delays an answer until the board shows what the request has recorded, so that the visitor's next
 * page shows the own report (rule board-own-word). A board that cannot be read delays no answer.
 */
export const shownAtOnce =
  (board: { refresh(): Promise<unknown> }): onSendAsyncHookHandler =>
  async ({ method }, { statusCode }, payload) => {
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 400) {
      const shown = board.refresh().catch(() => undefined);
      await Promise.race([shown, delay(WAIT_MS, undefined, { ref: false })]);
    }
    return payload;
  };
