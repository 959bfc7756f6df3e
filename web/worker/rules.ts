/** Decides how each request is handled. Requests that match no rule bypass the worker. */
import { API_BASE } from '@pieno/contract/api.ts';
import { isKeptCall } from '@pieno/contract/kept-calls.ts';

const isApi = ({ pathname }: URL): boolean => pathname.startsWith(`${API_BASE}/`);

/** True for the API's answers that are cached for offline reading; personal ones never are (decision 0007). */
export function isKeptAnswer(method: string, url: URL): boolean {
  return isApi(url) && isKeptCall(method, url.pathname.slice(API_BASE.length));
}

/** True for a cached answer about the past: a station has many, and they must not displace its prices. */
export const isKeptHistory = (method: string, url: URL): boolean =>
  isKeptAnswer(method, url) && url.pathname.startsWith(`${API_BASE}/prices/history/`);

/** True for pictures of stations, which the server names by their content hash. */
export const isStationImage = (url: URL): boolean => url.pathname.startsWith(`${API_BASE}/images/`);

/** True for files that the build names by their content hash: the chunks and styles that are not precached. */
export const isHashedAsset = (url: URL): boolean => url.pathname.startsWith('/assets/');

/** True for navigations to the app's own pages. */
export const isAppPage = (mode: RequestMode, url: URL): boolean =>
  mode === 'navigate' && !isApi(url);

/** True for navigations to the API: /api/docs, and the redirects to and from a sign-in provider. */
export const isApiPage = (mode: RequestMode, url: URL): boolean =>
  mode === 'navigate' && isApi(url);
