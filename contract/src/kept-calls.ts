/**
 * The answers that a phone stores for offline reading (decision 0007). Without a schema, because the service worker
 * imports it.
 */
import type { KeptCallName } from './calls.ts';

/** The calls that the table marks `kept`; the type check compares both. */
const KEPT: Readonly<Record<KeptCallName, true>> = {
  'GET /prices/best-by-decade': true,
  'GET /prices/ranking/:decade': true,
  'GET /prices/history/:station': true,
  'GET /prices/history/area/:area': true,
  'GET /business/:id': true,
  'GET /welcome-message': true,
  'GET /global-settings/:key': true,
  'GET /smac-rates': true,
};

const patterns = (Object.keys(KEPT) as KeptCallName[]).map(
  (name) => [name, new RegExp(`^${name.replace(/:\w+/g, '[^/]+')}$`)] as const,
);

/**
 * Returns the name of a call whose answer is stored; never a personal call.
 * @param path below `API_BASE`, with or without a query
 */
export function keptCallOf(method: string, path: string): KeptCallName | undefined {
  const [bare] = path.split('?');
  return patterns.find(([, pattern]) => pattern.test(`${method} ${bare}`))?.[0];
}

/** True for a call whose answer is stored. */
export const isKeptCall = (method: string, path: string): boolean =>
  keptCallOf(method, path) !== undefined;
