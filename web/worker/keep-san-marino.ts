/**
 * Stores the parts of the one answer with all of San Marino where the worker caches each call's own answer
 * (rule offline-in-advance).
 */
import { API_BASE } from '@pieno/contract/api.ts';
import { hasKeptShape } from '@pieno/contract/kept-shapes.ts';
import {
  answeredAt,
  CACHED_AT_HEADER,
  KEPT_ANSWERS,
  stampedAt,
} from '../src/core/api/kept/kept-answers.ts';

/**
 * Caches each part in the form of its call under that call's address, with the time of the answer; a later answer of
 * the call stays.
 * @param address of the answer: stored there is that it was cached, and when
 * @throws TypeError for an intermediary's answer
 */
export async function keepSanMarino(address: string, answer: Response): Promise<void> {
  const parts = Object.entries((await answer.json()) as Record<string, unknown>);
  if (parts.length === 0 || !parts.every(([path, part]) => hasKeptShape('GET', path, part)))
    throw new TypeError('an answer of somebody on the way');
  const at = answeredAt(answer);
  const cache = await caches.open(KEPT_ANSWERS);
  for (const [path, part] of parts) {
    const kept = await cache.match(API_BASE + path, { ignoreVary: true });
    if ((kept?.headers.get(CACHED_AT_HEADER) ?? '') > at.toISOString()) continue;
    await cache.put(API_BASE + path, stampedAt(Response.json(part), at));
  }
  await cache.put(address, stampedAt(Response.json(null), at));
}
