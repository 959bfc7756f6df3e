/** Which request is treated how. Only these are; everything else goes past the worker. */
import { API_BASE, isPublicCall } from '@pieno/contract/access.ts';

/** Signing in has to do with one moment and one browser, and its addresses hold codes. */
const SIGN_IN = `${API_BASE}/auth/`;

const isApi = ({ pathname }: URL): boolean => pathname.startsWith(`${API_BASE}/`);

/** Public GETs of the API; personal answers are never kept (decision 0007). */
export function isKeptAnswer(method: string, url: URL): boolean {
  const { pathname } = url;
  return (
    method === 'GET' &&
    isApi(url) &&
    !pathname.startsWith(SIGN_IN) &&
    isPublicCall(method, pathname.slice(API_BASE.length))
  );
}

/** Pictures of stations, named after their content by the server. */
export const isStationImage = (url: URL): boolean => url.pathname.startsWith(`${API_BASE}/images/`);

/** What the build names after its content: chunks and styles that the precache leaves out. */
export const isHashedAsset = (url: URL): boolean => url.pathname.startsWith('/assets/');

/** The app's own pages. */
export const isAppPage = (mode: RequestMode, url: URL): boolean =>
  mode === 'navigate' && !isApi(url);

/** What the API shows in a browser's window: /api/docs, and the way to a sign-in service and back. */
export const isApiPage = (mode: RequestMode, url: URL): boolean =>
  mode === 'navigate' && isApi(url);
