/**
 * Rejects answers of intermediaries: a captive portal, a host's maintenance page, a proxy that truncates a body. They
 * have status 200 too, and must not replace anything cached (rule offline-prices).
 */
import { API_BASE } from '@pieno/contract/api.ts';
import { hasKeptShape } from '@pieno/contract/kept-shapes.ts';

interface Arrived {
  request: Request;
  response: Response;
}

/**
 * Returns an API answer that comes from the server itself: in its call's form, or a refusal with its message. Any 5xx
 * answer is returned.
 * @throws TypeError for any other, as if the network had failed
 */
export async function ownAnswer({ request, response }: Arrived): Promise<Response> {
  const { status } = response;
  if (status >= 500 || status === 304) return response;
  const answer: unknown = await response.clone().json();
  const path = new URL(request.url).pathname.slice(API_BASE.length);
  const isOwn = response.ok ? hasKeptShape(request.method, path, answer) : hasSentence(answer);
  if (!isOwn) throw new TypeError('an answer of somebody on the way');
  return response;
}

const hasSentence = (answer: unknown): boolean =>
  typeof (answer as { message?: unknown } | null)?.message === 'string';

/**
 * Returns a requested file.
 * @throws TypeError for a page instead of a script, a style or a picture
 */
export function ownFile({ request, response }: Arrived): Promise<Response> {
  const isPage = response.headers.get('content-type')?.includes('html');
  return isPage && !new URL(request.url).pathname.endsWith('.html')
    ? Promise.reject(new TypeError('a page of somebody on the way'))
    : Promise.resolve(response);
}
