/** Which calls are public and which personal: decided by method and path, never by a header. */

/** Base path of every call. */
export const API_BASE = '/api';

/** Header of the guest token, used when there is no bearer token (rule call-tokens). */
export const GUEST_TOKEN_HEADER = 'x-guest-token';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The public calls: they have the same answer for everybody, ignore tokens and never answer 401.
 * A path segment that begins with a colon stands for any value. Every other call is personal.
 */
export const API_PUBLIC: readonly (readonly [method: HttpMethod, path: string])[] = [
  ['GET', '/prices/version'],
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
 * True for a public call: clients send no token with it, and only answers to public GETs are cached by the service
 * worker.
 * @param path below `API_BASE`, with or without a query
 */
export function isPublicCall(method: string, path: string): boolean {
  const [bare] = path.split('?');
  return publicCalls.some((call) => call.method === method && call.pattern.test(bare!));
}

/** Public calls that concern one moment: sign-ins, whose URLs contain codes, and whether there are newer prices. */
const MOMENTARY = ['/auth/', '/prices/version'];

/**
 * True for an answer that a phone keeps for offline reading (decision 0007): a public GET that holds for more than a
 * moment.
 * @param path below `API_BASE`, with or without a query
 */
export function isKeptCall(method: string, path: string): boolean {
  return (
    method === 'GET' &&
    !MOMENTARY.some((start) => path.startsWith(start)) &&
    isPublicCall(method, path)
  );
}
