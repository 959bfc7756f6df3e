import { API_BASE } from '@pieno/contract/api.ts';
import { isKeptCall } from '@pieno/contract/kept-calls.ts';
import { readEmbedded } from './embedded-answers.ts';
import { KEPT_ANSWERS, stampedAt } from './kept-answers.ts';
import { serverNow } from '../server-clock.ts';

/**
 * Stores the embedded answers for offline reading: they never pass through the service worker, which stores all others.
 */
export async function keepEmbeddedAnswers(): Promise<void> {
  try {
    const cache = await caches.open(KEPT_ANSWERS);
    for (const [path, answer] of Object.entries(readEmbedded())) {
      if (isKeptCall('GET', path))
        await cache.put(API_BASE + path, stampedAt(Response.json(answer), serverNow()));
    }
  } catch {
    // No storage or no secure context: offline reading is not available then anyway.
  }
}
