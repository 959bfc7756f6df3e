import path from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { API_BASE } from '@pieno/contract/access.ts';
import { BODY_MAX_BYTES } from '@pieno/contract/limits.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { identify } from './http/authentication.ts';
import { Background } from './http/background.ts';
import { answerError } from './http/error-answers.ts';
import { healthRoutes } from './http/health.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { answerUnknown, rememberMethods, wantsPage } from './http/not-found.ts';
import { registerOpenApi } from './http/openapi.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { registerPages } from './http/pages.ts';
import { shedWrites, type Pressure } from './http/pressure.ts';
import { permissions } from './http/permission.ts';
import { RateLimitStore } from './http/rate-limit-store.ts';
import { limit, registerRateLimits } from './http/rate-limit.ts';
import { securityHeaders } from './http/security-headers.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { conversionRoutes } from './modules/accounts/conversion-routes.ts';
import { createEngine } from './modules/accounts/engine.ts';
import { featureRoutes } from './modules/accounts/feature-routes.ts';
import { readUser } from './modules/accounts/token-reader.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import type { Board } from './modules/board/board.ts';
import { guestRoutes } from './modules/guests/routes.ts';
import { GuestTokens } from './modules/guests/tokens.ts';
import { imageRoutes } from './modules/images/routes.ts';
import { Mailer } from './modules/mail/mailer.ts';
import { priceRoutes } from './modules/prices/routes.ts';
import { profileRoutes } from './modules/profile/routes.ts';
import { recoveryRoutes } from './modules/recovery/routes.ts';
import { settingRoutes } from './modules/settings/routes.ts';
import { guestHours } from './modules/settings/values.ts';
import { socialRoutes } from './modules/social/routes.ts';
import { stationRoutes } from './modules/stations/routes.ts';
import { visitorRoutes } from './modules/visitors/routes.ts';
import { welcomeRoutes } from './modules/welcome/routes.ts';
import type { Secrets } from './secrets.ts';

/** What the server is put together from. */
export interface AppParts {
  config: Config;
  clock: Clock;
  database: Database;
  board: Board;
  pressure: Pressure;
  /** Sign the tokens of guests and accounts; the same in every server process. */
  secrets: Secrets;
  /** Folder of the built pages; it may be missing. */
  webRoot: string;
  logger: FastifyBaseLogger;
}

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
    requestTimeout: 20_000,
    // Longer than the minute a load balancer keeps its connections.
    keepAliveTimeout: 72_000,
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
  shedWrites(app, parts.pressure);
  const tries = new RateLimitStore(database.kysely, clock);
  await registerRateLimits(app, tries);
  await registerOpenApi(app, config.publicUrl);
  const methodsOf = rememberMethods(app);

  const tokens = new GuestTokens(parts.secrets.keyFor('guest'), clock);
  const engine = createEngine({
    db: database.kysely,
    clock,
    secret: parts.secrets.keyFor('accounts'),
    publicUrl: config.publicUrl,
    logger: parts.logger,
  });
  const accounts = { engine, db: database.kysely, clock };
  const mailer = new Mailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outbox: path.join(config.dataDir, 'outbox'),
    clock,
    logger: parts.logger,
  });
  const background = new Background(parts.logger);
  app.addHook('onClose', () => background.close());
  const readers = {
    guest: (token: string) => tokens.read(token),
    user: readUser(database.kysely, clock),
  };
  const allow = permissions(readers);
  await app.register(
    async (api) => {
      await api.register(healthRoutes(board));
      await api.register(priceRoutes(board));
      await api.register(stationRoutes(board));
      await api.register(settingRoutes(board));
      await api.register(welcomeRoutes(board));
      await api.register(imageRoutes(database.kysely, limit(app, 'notFound')));
      await api.register(
        guestRoutes({
          tokens,
          limit: limit(app, 'guestAccess'),
          guestHours: () => guestHours(board.settings),
        }),
      );
      await api.register(visitorRoutes(identify(readers)));
      await api.register(featureRoutes(identify(readers)));
      await api.register(
        accountRoutes({
          ...accounts,
          allow,
          tries,
          limitLogin: limit(app, 'login'),
          limitRegistration: limit(app, 'register'),
        }),
      );
      await api.register(
        conversionRoutes({
          ...accounts,
          identify: identify(readers),
          limit: limit(app, 'register'),
        }),
      );
      await api.register(
        recoveryRoutes({
          ...accounts,
          mailer,
          allow,
          tries,
          background,
          limit: limit(app, 'recovery'),
        }),
      );
      await api.register(
        profileRoutes({ ...accounts, allow, tries, limitWrites: limit(app, 'accountWrite') }),
      );
      await api.register(
        socialRoutes({
          ...accounts,
          clients: config.social,
          publicUrl: config.publicUrl,
          key: parts.secrets.keyFor('social'),
          limit: limit(app, 'social'),
        }),
      );
    },
    { prefix: API_BASE },
  );

  const sendPage = await registerPages(app, { config, board, webRoot });
  await registerStaticFiles(app, webRoot);
  app.setNotFoundHandler(
    { preHandler: limit(app, 'notFound') },
    answerUnknown(methodsOf, sendPage),
  );
  return app;
}
