import type {
  ContextConfigDefault,
  FastifyInstance,
  onRequestAsyncHookHandler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { CALLS, type CallName, type CallTable } from '@pieno/contract/calls.ts';
import type { Access, Call } from '@pieno/contract/calls/call.ts';
import { limit } from './limits/rate-limit.ts';

/** The tokens a call accepts, in the form of the OpenAPI description; `{}` means none. */
const SECURITY: Readonly<Record<Access, Record<string, string[]>[]>> = {
  public: [],
  visitor: [{}, { guest: [] }, { bearer: [] }],
  guest: [{ guest: [] }],
  registered: [{ bearer: [] }],
  operator: [{ operator: [] }],
};

type CallHandler<Entry> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  RouteSchema<Entry>,
  ZodTypeProvider
>;

/**
 * Adds the route of a call of the contract's table: `answerCall(app, 'GET /user', allow(…), async (request) => …)`.
 * @param hook runs in `onRequest`, after the call's limit; public calls have none
 */
export function answerCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handler: CallHandler<CallTable[Name]>,
): void;
export function answerCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  hook: onRequestAsyncHookHandler,
  handler: CallHandler<CallTable[Name]>,
): void;
export function answerCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  ...rest: unknown[]
): void {
  const handler = rest.pop();
  const options: object = callRoute(app, name, ...(rest as onRequestAsyncHookHandler[]));
  app.route({ ...options, handler } as RouteOptions);
}

/**
 * Makes the options of a call's route from the contract's table: method, path, schemas and, as the first hook, its
 * limit. For routes that need more than `answerCall`: `app.route({ ...callRoute(app, 'POST /files'), …, handler })`.
 * @param hooks run in `onRequest`, after the limit
 */
export function callRoute<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  ...hooks: onRequestAsyncHookHandler[]
) {
  const [method, url] = name.split(' ') as [string, string];
  const { limit: limitName } = CALLS[name] as Call;
  return {
    method,
    url,
    schema: schemaOf(name),
    onRequest: limitName ? [limit(app, limitName), ...hooks] : hooks,
  };
}

function schemaOf<Name extends CallName>(name: Name): RouteSchema<CallTable[Name]> {
  const { tag, summary, access, tills, hidden, params, query, body, consumes, answers } = CALLS[
    name
  ] as Call;
  const schema = {
    tags: [tag],
    summary,
    security: [...SECURITY[access], ...(tills ? [{ till: [] }] : [])],
    ...(hidden && { hide: true }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(consumes && { consumes: [consumes] }),
    response: answers,
  };
  return schema as unknown as RouteSchema<CallTable[Name]>;
}

/** A call's schemas under Fastify's names. */
type RouteSchema<Entry> = (Entry extends { params: infer Schema } ? { params: Schema } : object) &
  (Entry extends { query: infer Schema } ? { querystring: Schema } : object) &
  (Entry extends { body: infer Schema } ? { body: Schema } : object) &
  (Entry extends { answers: infer Schemas } ? { response: Schemas } : object);
