// Adds `tags` and `security` to FastifySchema.
import type {} from '@fastify/swagger';
import type { FastifySchema, RouteOptions } from 'fastify';
import { refusals } from '@pieno/contract/calls/refusals.ts';

/** The tags of calls whose answers have an ETag. */
const WITH_ETAG = new Set(['prices', 'stations', 'settings']);

/** An answer without content, for Swagger. */
const UNCHANGED = {
  304: { description: 'Unchanged since the ETag in If-None-Match', type: 'null' },
};

/**
 * Adds to a call's description what all calls of its kind share: the answers given before its handler runs (400; with a
 * body also 413 and 415), and that it needs no token where it names none.
 */
export function withGeneralAnswers(schema: FastifySchema, { method }: RouteOptions): FastifySchema {
  const methods = [method].flat();
  const takesBody = methods.some((name) => !['GET', 'HEAD'].includes(name));
  return {
    ...schema,
    security: schema.security ?? [],
    response: {
      ...refusals(400, ...(takesBody ? ([413, 415] as const) : [])),
      ...(schema.response as object),
    },
  };
}

/** Adds 304 to the description of a GET whose answer has an ETag. @param schema converted to JSON Schema */
export function withUnchanged(schema: FastifySchema, { method }: RouteOptions): FastifySchema {
  const hasEtag = schema.tags?.some((tag) => WITH_ETAG.has(tag)) ?? false;
  if (!hasEtag || ![method].flat().includes('GET')) return schema;
  return { ...schema, response: { ...(schema.response as object), ...UNCHANGED } };
}
