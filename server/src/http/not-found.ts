import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '@pieno/contract/access.ts';
import { methodNotAllowed, notFound } from './errors.ts';

/** True for addresses whose failures travel as JSON. */
const isApiPath = (path: string): boolean => path === API_BASE || path.startsWith(`${API_BASE}/`);

/** The path of a request without its query, which may hold secrets. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]!;

/** True for somebody who opens an address that is none of the API's: it is a page, or the not-found page. */
export const wantsPage = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) && !isApiPath(pathOf(request));

/** True where a person reads the failure: of a page, or of what a browser opens below /api, as a social sign-in. */
export const isReadByPerson = (request: FastifyRequest): boolean =>
  wantsPage(request) || /\btext\/html\b/.test(request.headers.accept ?? '');

/**
 * Remembers the methods of every API route registered from now on.
 * @returns tells the methods an API path answers; empty for an unknown path
 */
export function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { methods: string[]; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!isApiPath(url)) return;
    const pattern = url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*');
    routes.push({ methods: [method].flat(), pattern: new RegExp(`^${pattern}$`) });
  });
  return (path) => [
    ...new Set(
      routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods),
    ),
  ];
}

/**
 * Answers what no route knows: JSON below /api and for every method but GET, the not-found page otherwise.
 * @param methodsOf see `rememberMethods`
 */
export const answerUnknown =
  (
    methodsOf: (path: string) => string[],
    sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The router takes an address with and without a slash at its end for the same.
    const allowed = methodsOf(pathOf(request).replace(/\/$/, ''));
    if (allowed.length > 0) throw methodNotAllowed(allowed);
    if (!wantsPage(request)) throw notFound();
    return sendPage(request, reply);
  };
