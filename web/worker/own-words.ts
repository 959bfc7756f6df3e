/**
 * Refuses what comes from somebody on the way: a captive portal, a host's maintenance page, a proxy that cuts a body. They
 * say 200 too, and nothing that the phone keeps may give way to them (rule offline-prices).
 */
import { API_BASE } from '@pieno/contract/api.ts';
import { hasKeptShape } from '@pieno/contract/kept-shapes.ts';

interface Arrived {
  request: Request;
  response: Response;
}

/**
 * Returns an answer of the API that is the server's own: of its call's form, or a refusal with its sentence. One of 5xx is
 * whoever's it is.
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
 * Returns a file that was asked for.
 * @throws TypeError for a page in the place of a script, a style or a picture
 */
export function ownFile({ request, response }: Arrived): Promise<Response> {
  const isPage = response.headers.get('content-type')?.includes('html');
  return isPage && !new URL(request.url).pathname.endsWith('.html')
    ? Promise.reject(new TypeError('a page of somebody on the way'))
    : Promise.resolve(response);
}
