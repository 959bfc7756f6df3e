import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API_BASE, GUEST_TOKEN_HEADER } from '@pieno/contract/api.ts';
import { TOKEN_PREFIX } from '@pieno/contract/prices/station-tokens.ts';
import { DOCUMENT_HEADERS } from './security-headers.ts';
import { withGeneralAnswers, withUnchanged } from './general-answers.ts';

/** The policy for Swagger UI, which uses inline styles and makes requests only to this server. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Describes the API at /api/openapi.json and shows it at /api/docs.
 * Register it before the routes it describes.
 * @param publicUrl the server named in the description; when undefined, the one it was fetched from
 */
export async function registerOpenApi(
  app: FastifyInstance,
  publicUrl: string | undefined,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pieno',
        description:
          'Where to fill up in San Marino, and at what price. Errors are JSON; who asks for text/html gets a page.',
        version: '1',
      },
      servers: [{ url: publicUrl ?? '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          till: {
            type: 'http',
            scheme: 'bearer',
            description: `A token of a station's till, which begins with ${TOKEN_PREFIX}: see docs/tills.md`,
          },
          operator: {
            type: 'http',
            scheme: 'bearer',
            description: 'The operator’s token, METRICS_TOKEN',
          },
          guest: { type: 'apiKey', in: 'header', name: GUEST_TOKEN_HEADER },
        },
      },
    },
    transform: (given) => {
      const schema = withGeneralAnswers(given.schema, given.route);
      const described = jsonSchemaTransform({ ...given, schema });
      return { ...described, schema: withUnchanged(described.schema, given.route) };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: `${API_BASE}/docs`,
    staticCSP: DOCS_POLICY,
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.headers(DOCUMENT_HEADERS);
        done();
      },
    },
    theme: { title: 'Pieno API' },
  });
  let description: string | undefined;
  app.get(`${API_BASE}/openapi.json`, { schema: { hide: true } }, (_request, reply) => {
    description ??= JSON.stringify(app.swagger());
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    return reply.send(description);
  });
}
