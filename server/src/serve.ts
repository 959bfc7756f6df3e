import path from 'node:path';
import { pino } from 'pino';
import { buildApp, REQUEST_LIMIT_MS } from './app.ts';
import { COMMANDS } from './cli/commands.ts';
import { clockStartingAt } from './clock.ts';
import type { Config } from './config.ts';
import { serveCommands } from './control/serve-commands.ts';
import { openDatabase } from './db/connect.ts';
import { explainDamage } from './db/embedded/start-failure.ts';
import { watchDisks } from './db/disk-room.ts';
import { listenWhileStarting } from './starting-port.ts';
import { Background, GRACE_MS } from './jobs/background.ts';
import { loggerOptions } from './http/logs/logger-options.ts';
import { HASHED } from './http/static-files.ts';
import { measurePressure, waitWhileBusy } from './http/limits/pressure.ts';
import { Turns } from './http/limits/turns.ts';
import { startJobs } from './jobs/jobs.ts';
import { scheduledJobs } from './schedule/schedule.ts';
import { listenError } from './listen-error.ts';
import { openFigures } from './metrics/open-figures.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { personHasher } from './modules/accounts/person-hash.ts';
import { keepEvaluating } from './modules/alerts/evaluator.ts';
import { readProgress } from './modules/alerts/progress.ts';
import { keepBuild } from './modules/built-files/built-files.ts';
import { Board } from './modules/board/board.ts';
import { keepBoard } from './modules/board/keeper.ts';
import { migrateWithCopy } from './modules/backups/migrate-with-copy.ts';
import { loadSeed } from './modules/seed/load.ts';
import { issueDemoPrices } from './modules/demo/issue.ts';
import { startPeriodicChecks } from './modules/checkup/periodic-checks.ts';
import { Mailer } from './modules/mail/mailer.ts';
import { keepDelivering } from './modules/notifications/deliver.ts';
import { renewHashes } from './modules/people/renew-hashes.ts';
import { openPush } from './modules/push/push.ts';
import type { PushServices } from './modules/push/push-services.ts';
import { keepPublishing } from './modules/scheduled-prices/publisher.ts';
import { readSecrets } from './secrets.ts';
import { VERSION } from './version.ts';

const WEB_ROOT = path.join(import.meta.dirname, '../../web/dist');

/**
 * Maximum duration of a shutdown, in milliseconds: receiving the last request, the grace period of its background work,
 * and closing the database. Everything else stops in parallel.
 */
export const STOP_LIMIT_MS = REQUEST_LIMIT_MS + GRACE_MS + 5_000;

export interface RunningServer {
  /** The public address, or else the address it listens on. */
  address: string;
  /** Finishes the requests and work in progress and releases everything. */
  close(): Promise<void>;
}

interface ServeOptions {
  services?: PushServices;
  /** False to migrate without a copy of the database. */
  isCopied?: boolean;
  webRoot?: string;
}

/**
 * Opens everything that a server process needs, in the order of dependency, and listens. If a part fails, closes those
 * opened before it.
 */
export async function serve(
  config: Config,
  { services, isCopied = true, webRoot = WEB_ROOT }: ServeOptions = {},
): Promise<RunningServer> {
  await using parts = new AsyncDisposableStack();
  const logger = pino(loggerOptions(config.logLevel, process.stdout.isTTY));
  const clock = clockStartingAt(config.clockStart);
  logger.info({ version: VERSION }, 'Pieno starts');

  const refuse = (error: unknown) => {
    throw listenError(error, config);
  };
  const port = await listenWhileStarting(config, config.publicUrl).catch(refuse);
  parts.defer(() => port.close());
  const database = await openDatabase({ ...config, logger });
  parts.defer(() => database.close());
  const start = <T>(work: () => Promise<T>) => explainDamage(database, config.dataDir, work);
  const secrets = await start(async () => {
    await migrateWithCopy({ database, clock, config, logger }, isCopied);
    const read = await readSecrets(database.kysely, config.secret);
    await loadSeed(database.kysely);
    await keepBuild(database, path.join(webRoot, HASHED), clock.now());
    await issueDemoPrices(database.kysely, clock);
    await renewHashes(database.kysely, () => personHasher(read));
    return read;
  });

  const board = new Board(database.kysely, clock);
  const keeper = await keepBoard(board, database, clock, (error) =>
    logger.error({ err: error }, 'the board could not be refreshed and keeps its last answers'),
  );

  const disks = watchDisks(database.kysely, config, logger);
  parts.defer(() => disks.stop());
  const looking = startPeriodicChecks(config, clock);
  parts.defer(() => looking.stop());

  const pressure = parts.adopt(measurePressure(), ({ stop }) => stop());
  const shown = () => board.refresh();
  const context = { database, clock, config, shown, waitWhileBusy: waitWhileBusy(pressure) };
  const ends = [() => keeper.stop()];
  parts.defer(() => together(ends));
  const scheduled = scheduledJobs({ ...context, logger });
  const jobs = await start(() => startJobs(database, scheduled, logger));
  ends.push(() => jobs.stop());
  const publisher = keepPublishing({
    db: database.kysely,
    clock,
    onError: (error) =>
      logger.error({ err: error }, 'a scheduled price could not be published and is tried again'),
  });
  ends.push(() => publisher.stop());
  const evaluator = keepEvaluating({
    db: database.kysely,
    clock,
    board,
    onError: (error) =>
      logger.error({ err: error }, 'alerts could not be evaluated, which is tried again'),
  });
  ends.push(() => evaluator.stop());
  const push = openPush({ secrets, config, clock, logger, services });
  parts.defer(() => push?.close());
  const sender = keepDelivering({
    db: database.kysely,
    clock,
    push,
    mailer: new Mailer({ db: database.kysely, config, clock, logger }),
    publicUrl: config.publicUrl,
    unsubscribeKey: secrets.keyFor('alert-unsubscribe'),
    // The evaluator empties the queue of an older database.
    isOwnQueue: async () => (await readProgress(database.kysely, clock.now())).revision !== null,
    onError: (error) =>
      logger.error({ err: error }, 'messages could not be sent, which is tried again'),
  });
  ends.push(() => sender.stop());
  // With PostgreSQL the command line connects to the database itself.
  if (database.engine === 'embedded') {
    const control = await serveCommands({ commands: COMMANDS, context, logger });
    ends.push(() => control.close());
  }

  const metrics = await openFigures({ config, clock, database, board });
  if (metrics && config.metricsPort !== undefined) {
    const listening = await serveMetrics(metrics, config.metricsPort);
    ends.push(() => listening.close());
  }
  const background = new Background(logger);
  const app = await buildApp({
    config,
    clock,
    database,
    board,
    pressure,
    turns: new Turns(),
    background,
    secrets,
    webRoot,
    push,
    metrics,
    logger,
  });
  ends.push(async () => {
    await app.close();
    await background.close();
  });
  await port.close();
  const origin = await app.listen({ host: config.host, port: port.number }).catch(refuse);

  const owned = parts.move();
  return { address: config.publicUrl ?? origin, close: () => owned.disposeAsync() };
}

/** Calls independent close functions in parallel and waits for all. @throws the error of one that failed */
async function together(ends: readonly (() => Promise<void>)[]): Promise<void> {
  const ending = ends.map((end) => end());
  await Promise.allSettled(ending);
  await Promise.all(ending);
}
