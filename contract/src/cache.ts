/** What the service worker and the page tell each other about an answer that is not fresh. */

/** Header the service worker adds to an answer from its cache: when it was stored, ISO 8601 in UTC. */
export const CACHED_AT_HEADER = 'x-cached-at';
