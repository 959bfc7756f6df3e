/** Who may call what: public or personal is decided by the address, never by a header. */

/** Where every call of the specification's §7 lives. */
export const API_BASE = '/api';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Calls that answer everybody alike: they ignore tokens, never answer 401 and do not vary on one.
 * A path segment that begins with a colon stands for any one value. Every other call is personal.
 */
export const API_PUBLIC: readonly (readonly [method: HttpMethod, path: string])[] = [
  ['GET', '/prices/best-by-decade'],
  ['GET', '/prices/ranking/:decade'],
  ['GET', '/business/:id'],
  ['GET', '/welcome-message'],
  ['GET', '/global-settings/:key'],
  ['POST', '/guest/access'],
  ['POST', '/login'],
  ['POST', '/register'],
  ['POST', '/auth/forgot-password'],
  ['POST', '/auth/reset-password'],
  ['GET', '/auth/social'],
  ['GET', '/auth/social/:provider'],
  ['GET', '/auth/social/:provider/callback'],
  ['POST', '/auth/social/:provider/callback'],
  ['POST', '/auth/social/exchange'],
];

const publicCalls = API_PUBLIC.map(([method, path]) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/**
 * True when the call answers everybody alike, so that it carries no token; its GETs are the only
 * answers the service worker keeps.
 * @param path below `API_BASE`, with or without a query
 */
export function isPublicCall(method: string, path: string): boolean {
  const [bare] = path.split('?');
  return publicCalls.some((call) => call.method === method && call.pattern.test(bare!));
}
