/** The API answers that the server embeds in the HTML of /home, so that the first visit needs no request for them. */
import { API_BASE } from '@pieno/contract/access.ts';
import { BestByDecadeSchema } from '@pieno/contract/prices.ts';
import { WelcomeMessageSchema } from '@pieno/contract/settings.ts';
import type { QueryClient } from '@tanstack/react-query';
import { nullable, object, string } from 'zod/mini';
import { bestByDecadeQuery } from './best-by-decade.ts';
import { KEPT_ANSWERS, stampedAt } from './kept-answers.ts';
import { learnServerInstant, serverNow } from './server-clock.ts';
import { welcomeMessageQuery } from './welcome-message.ts';

const EmbeddedSchema = object({
  /** The server's time, ISO 8601: a page cannot read the headers of its own answer. */
  at: string(),
  best_by_decade: BestByDecadeSchema,
  welcome: nullable(WelcomeMessageSchema),
});

/**
 * Seeds the query cache with the embedded answers, and stores them for offline reading: they never pass
 * through the service worker, which stores all others.
 */
export async function takeEmbeddedAnswers(client: QueryClient): Promise<void> {
  const embedded = readEmbedded();
  if (!embedded) return;
  const { at, best_by_decade, welcome } = embedded;
  learnServerInstant(Date.parse(at));
  client.setQueryData(bestByDecadeQuery.queryKey, { data: best_by_decade, cachedAt: null });
  if (welcome) {
    client.setQueryData(welcomeMessageQuery.queryKey, { data: welcome, cachedAt: null });
  }
  await Promise.all([
    keep('/prices/best-by-decade', best_by_decade),
    welcome && keep('/welcome-message', welcome),
  ]);
}

function readEmbedded() {
  // A page reopened by back/forward navigation may be days old: its embedded answers are ignored, and fetched anew.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') return null;
  try {
    const text = document.getElementById('winners')?.textContent ?? 'null';
    return EmbeddedSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function keep(path: string, answer: unknown): Promise<void> {
  try {
    const cache = await caches.open(KEPT_ANSWERS);
    await cache.put(API_BASE + path, stampedAt(Response.json(answer), serverNow()));
  } catch {
    // No storage or no secure context: offline reading is not available then in any case.
  }
}
