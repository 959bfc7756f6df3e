import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '@pieno/contract/api.ts';
import { notFound } from '../errors.ts';
import { methodNotAllowed } from './http-errors.ts';
import { HASHED } from './static-files.ts';

/** True for the API's paths, whose errors are answered in JSON. */
export const isApiPath = (path: string): boolean =>
  path === API_BASE || path.startsWith(`${API_BASE}/`);

/** Returns the path of a request without its query, which may hold secrets. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]!;

/** True for a GET or HEAD outside the API and the hashed files, which is answered with a page or the not-found page. */
export const wantsPage = (request: FastifyRequest): boolean => {
  const path = pathOf(request);
  const isPage = !isApiPath(path) && !path.startsWith(HASHED);
  return ['GET', 'HEAD'].includes(request.method) && isPage;
};

/**
 * True when a person reads the error: that of a page, or of an API route opened in a browser, such as a social sign-in.
 */
export const isReadByPerson = (request: FastifyRequest): boolean =>
  wantsPage(request) || /\btext\/html\b/.test(request.headers.accept ?? '');

/**
 * Records the methods of every API route registered from now on.
 * @returns a function that returns the methods of an API path; an empty list for an unknown path
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
 * Answers requests without a route: 405 or 404 in JSON below /api and for methods other than GET and HEAD, otherwise
 * the not-found page.
 * @param methodsOf see `rememberMethods`
 */
export const answerUnknown =
  (
    methodsOf: (path: string) => string[],
    sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const allowed = methodsOf(pathOf(request).replace(/\/$/, ''));
    if (allowed.length > 0) throw methodNotAllowed(allowed);
    if (!wantsPage(request)) throw notFound();
    return sendPage(request, reply);
  };
