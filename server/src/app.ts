import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { API_BASE } from '@pieno/contract/api.ts';
import { BODY_MAX_BYTES } from '@pieno/contract/limits.ts';
import { registerApi } from './api.ts';
import type { AppParts } from './app-parts.ts';
import { checkCompiler } from './http/check-text.ts';
import { answerError } from './http/error-answers.ts';
import { readForwarded } from './http/forwarded.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { logLasting } from './http/logs/log-sampler.ts';
import { answerUnknown, rememberMethods, wantsPage } from './http/not-found.ts';
import { registerOpenApi } from './http/openapi.ts';
import { answerForNode, answerUnreadable } from './http/unreadable.ts';
import { registerMetrics } from './metrics/serve-metrics.ts';
import { registerCards } from './pages/cards/card-routes.ts';
import { registerCrawlerFiles } from './pages/crawler-routes.ts';
import { registerEarlierFiles } from './pages/earlier-files.ts';
import { registerPages } from './pages/page-routes.ts';
import { RateLimitStore } from './limits/rate-limit-store.ts';
import { limit, registerRateLimits } from './http/limits/rate-limit.ts';
import { securityHeaders } from './http/security-headers.ts';
import { protectPrepared } from './http/prepared/send-prepared.ts';
import { registerStaticFiles } from './http/static-files.ts';

/** Milliseconds for receiving a request completely. */
export const REQUEST_LIMIT_MS = 20_000;
/** Milliseconds after which a connection without traffic is cut. */
const IDLE_LIMIT_MS = 72_000;
/** How often Node checks for late requests within that time: each second. */
const CHECKS_PER_LIMIT = 20;
const BELOW_API = `${API_BASE}/`;

/** Builds the HTTP server; the caller must listen and close. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, clock, database, board, webRoot } = parts;
  const { requestLimitMs = REQUEST_LIMIT_MS } = parts;
  const headers = securityHeaders(config.publicUrl);
  const app = Fastify({
    // Errors are logged where they are answered, with the request's id. A log line per request, or only a child logger
    // for each, would cost more than sending a prepared answer; Fastify's own logger also waits for the end of each
    // answer.
    logger: false,
    childLoggerFactory: () => parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    // Longer than the 60 seconds for which load balancers usually keep idle connections.
    connectionTimeout: IDLE_LIMIT_MS,
    requestTimeout: requestLimitMs,
    http: {
      // `answerForNode` refuses them, with our headers.
      requireHostHeader: false,
      // Node swaps the two limits when the headers' limit is longer: bodies would then get its minute.
      headersTimeout: requestLimitMs,
      connectionsCheckingInterval: requestLimitMs / CHECKS_PER_LIMIT,
    },
    // While closing, requests on open connections are still answered normally, not with Fastify's English 503.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers.document);
      if (!wantsPage(request)) return answerError(error, request, reply);
      // A malformed address, or one with a segment that is too long, gets the not-found page (rule page-not-found).
      sendPage(request, reply).catch((cause: unknown) => answerError(cause, request, reply));
    },
    clientErrorHandler: answerUnreadable(headers.data),
  }).withTypeProvider<ZodTypeProvider>();
  // The connection timeout above also covers idle connections: a separate limit would be set and cleared for each
  // request. As an option, Fastify would read 0 as its default.
  app.server.keepAliveTimeout = 0;
  app.setValidatorCompiler(checkCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  acceptEmptyJson(app);

  parts.metrics?.countRequests(app);
  protectPrepared(app, headers);
  readForwarded(app, parts);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith(BELOW_API) ? headers.data : headers.document);
    // Phones correct their clocks by this header: in a trial they follow the trial's clock. Prepared answers contain
    // only headers set below the framework.
    if (config.clockStart) reply.raw.setHeader('date', clock.now().toUTCString());
    done();
  });
  answerForNode(app, headers.data);
  app.addHook('preClose', (done) => {
    // Otherwise closing would wait for idle connections until their keep-alive timeout.
    app.server.keepAliveTimeout = 1_000;
    done();
  });
  const tries = new RateLimitStore(database.requestKysely, clock, (error) =>
    logLasting(parts.logger, 'limits are counted in memory', error),
  );
  await registerRateLimits(app, tries);
  await registerOpenApi(app, config.publicUrl);
  const methodsOf = rememberMethods(app);

  await registerApi(app, parts, tries);

  const sendPage = await registerPages(app, parts);
  registerCards(app, board);
  if (parts.metrics && config.metricsToken) registerMetrics(app, parts.metrics, config);
  await registerCrawlerFiles(app, { board, publicUrl: config.publicUrl });
  await registerStaticFiles(app, webRoot);
  registerEarlierFiles(app, database);
  app.setNotFoundHandler(
    { preHandler: limit(app, 'notFound') },
    answerUnknown(methodsOf, sendPage),
  );
  return app;
}
