import type { onSendAsyncHookHandler } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';

/** The longest that an answer waits for the board, in milliseconds: what is slower is shown a little later. */
const WAIT_MS = 1_000;

/**
 * Makes a hook that sends an answer when the board shows what the request has recorded, so that the page that asks for
 * the prices next sees its own word (rule board-own-word). A board that cannot be read holds no answer back.
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
