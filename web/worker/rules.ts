/** Which request is treated how. Only these are; everything else goes past the worker. */
import { API_BASE, isPublicCall } from '@pieno/contract/access.ts';

/** Signing in has to do with one moment and one browser, and its addresses hold codes. */
const SIGN_IN = `${API_BASE}/auth/`;

/** Public GETs of the API; personal answers are never kept (design §3). */
export function isKeptAnswer(method: string, { pathname }: URL): boolean {
  const isApi = pathname.startsWith(`${API_BASE}/`) && !pathname.startsWith(SIGN_IN);
  return method === 'GET' && isApi && isPublicCall(method, pathname.slice(API_BASE.length));
}

/** Pictures of stations, named after their content by the server. */
export const isStationImage = (url: URL): boolean => url.pathname.startsWith(`${API_BASE}/images/`);

/** What the build names after its content: chunks and styles that the precache leaves out. */
export const isHashedAsset = (url: URL): boolean => url.pathname.startsWith('/assets/');

/** The app's own pages; /api/docs is a page too, but not of the app. */
export const isAppPage = (mode: RequestMode, url: URL): boolean =>
  mode === 'navigate' && !url.pathname.startsWith(`${API_BASE}/`);
