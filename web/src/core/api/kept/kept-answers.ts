/** Format of the answers stored for offline reading, shared by the page and its service worker. */

/** Name of the cache that holds the API's public GET answers. */
export const KEPT_ANSWERS = 'pieno-answers';

/** Header present only on answers from that cache: when the answer was stored, ISO 8601 in UTC. */
export const CACHED_AT_HEADER = 'x-cached-at';

/** Type of the worker's message that a newer answer has arrived after a cached one was shown. */
export const LATE_ANSWER = 'LATE_ANSWER';

/** Type of the page's message that it is idle, so the worker may fetch the rest of San Marino's answers. */
export const KEEP_REST = 'KEEP_REST';

/** Returns when the server answered; the phone's time if the answer has no date. */
export const answeredAt = ({ headers }: Response): Date =>
  new Date(headers.get('date') ?? Date.now());

/** Returns a copy of the response with `CACHED_AT_HEADER` set, for the cache. */
export function stampedAt(response: Response, storedAt: Date): Response {
  const headers = new Headers(response.headers);
  headers.set(CACHED_AT_HEADER, storedAt.toISOString());
  return new Response(response.body, { status: response.status, headers });
}

/** Returns a copy of a cached response without `CACHED_AT_HEADER`. */
export function unstamped(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete(CACHED_AT_HEADER);
  return new Response(response.body, { status: response.status, headers });
}
