import Fastify, { LogController, type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { BODY_MAX_BYTES } from '@pieno/contract/limits.ts';
import { registerApi } from './api.ts';
import type { AppParts } from './app-parts.ts';
import { answerError } from './http/error-answers.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { answerUnknown, rememberMethods, wantsPage } from './http/not-found.ts';
import { registerOpenApi } from './http/openapi.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { registerPages } from './http/pages.ts';
import { shedWrites } from './http/pressure.ts';
import { RateLimitStore } from './http/rate-limit-store.ts';
import { limit, registerRateLimits } from './http/rate-limit.ts';
import { securityHeaders } from './http/security-headers.ts';
import { registerStaticFiles } from './http/static-files.ts';

/** Milliseconds in which a request must have come in. */
export const REQUEST_LIMIT_MS = 20_000;

/** Puts the server together; whoever calls this listens and closes. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, clock, database, board, webRoot } = parts;
  const headers = securityHeaders(config.publicUrl);
  const app = Fastify({
    loggerInstance: parts.logger,
    // Failures are logged where they are answered, with the request's id. A line per request, and even a
    // logger of its own for each, would cost more than sending a ready answer.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    connectionTimeout: 30_000,
    requestTimeout: REQUEST_LIMIT_MS,
    // Longer than the minute a load balancer keeps its connections.
    keepAliveTimeout: 72_000,
    // Who asks on a connection that is still open gets the answer, not the framework's own English one.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      if (!wantsPage(request)) return answerError(error, request, reply);
      // An address that cannot be read, or whose segment is too long, names no page (spec §2).
      sendPage(request, reply).catch((cause: unknown) => answerError(cause, request, reply));
    },
    clientErrorHandler: answerUnreadable,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  acceptEmptyJson(app);

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('preClose', (done) => {
    // The connection of a last answer would hold up the end for as long as it may lie idle.
    app.server.keepAliveTimeout = 1_000;
    done();
  });
  shedWrites(app, parts.pressure);
  const tries = new RateLimitStore(database.kysely, clock);
  await registerRateLimits(app, tries);
  await registerOpenApi(app, config.publicUrl);
  const methodsOf = rememberMethods(app);

  await registerApi(app, parts, tries);

  const sendPage = await registerPages(app, { config, board, webRoot });
  await registerStaticFiles(app, webRoot);
  app.setNotFoundHandler(
    { preHandler: limit(app, 'notFound') },
    answerUnknown(methodsOf, sendPage),
  );
  return app;
}
