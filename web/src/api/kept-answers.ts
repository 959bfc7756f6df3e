/** What the page and its service worker agree on about answers kept for reading offline. */

/** The cache that holds the public GETs of the API. */
export const KEPT_ANSWERS = 'pieno-answers';

/** On an answer from that cache only: when it was stored, ISO 8601 in UTC. */
export const CACHED_AT_HEADER = 'x-cached-at';

/** The answer as it is put into the cache. */
export function stampedAt(response: Response, storedAt: Date): Response {
  const headers = new Headers(response.headers);
  headers.set(CACHED_AT_HEADER, storedAt.toISOString());
  return new Response(response.body, { status: response.status, headers });
}
