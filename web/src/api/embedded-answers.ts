/** The winners that the server puts into the HTML of /home, so that the first visit asks for nothing. */
import { API_BASE } from '@pieno/contract/access.ts';
import { BestByDecadeSchema } from '@pieno/contract/prices.ts';
import { WelcomeMessageSchema } from '@pieno/contract/settings.ts';
import type { QueryClient } from '@tanstack/react-query';
import { nullable, object } from 'zod/mini';
import { bestByDecadeQuery } from './best-by-decade.ts';
import { KEPT_ANSWERS, stampedAt } from './kept-answers.ts';
import { welcomeMessageQuery } from './welcome-message.ts';

const EmbeddedSchema = object({
  best_by_decade: BestByDecadeSchema,
  welcome: nullable(WelcomeMessageSchema),
});

/**
 * Gives the page's own answers to the queries, and keeps them for reading offline: the service
 * worker never sees them.
 */
export async function takeEmbeddedAnswers(client: QueryClient): Promise<void> {
  const embedded = readEmbedded();
  if (!embedded) return;
  const { best_by_decade, welcome } = embedded;
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
  // A page from the browser's own history may be days old: its answers are asked for again.
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
    await cache.put(API_BASE + path, stampedAt(Response.json(answer), new Date()));
  } catch {
    // No storage, or no secure context: then nothing is read offline either.
  }
}
