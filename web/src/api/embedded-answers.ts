/** The API answers that the server embeds in the HTML of /home, so that the first visit needs no request for them. */
import { API_BASE } from '@pieno/contract/api.ts';
import type { BestByDecade } from '@pieno/contract/prices.ts';
import type { WelcomeMessage } from '@pieno/contract/settings.ts';
import type { QueryClient } from '@tanstack/react-query';
import { bestByDecadeQuery } from './prices.ts';
import { KEPT_ANSWERS, stampedAt } from './kept-answers.ts';
import { learnServerInstant, serverNow } from './server-clock.ts';
import { welcomeMessageQuery } from './settings.ts';

interface Embedded {
  /** The server's time, ISO 8601: a page cannot read the headers of its own answer. */
  at: string;
  best_by_decade: BestByDecade;
  welcome: WelcomeMessage | null;
}

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

function readEmbedded(): Embedded | null {
  // A page reopened by back/forward navigation may be days old: its embedded answers are ignored, and fetched anew.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') return null;
  try {
    const text = document.getElementById('winners')?.textContent ?? 'null';
    // The server that wrote them is of the same build as this script: their shape is not checked in detail.
    const embedded = JSON.parse(text) as Embedded | null;
    return Array.isArray(embedded?.best_by_decade) ? embedded : null;
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
