import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { Mailer } from './mailer.ts';

/** Makes the mailer that the configuration asks for, for requests and for jobs. */
export function openMailer(
  config: { smtpUrl: string | undefined; mailFrom: string; dataDir: string },
  clock: Clock,
  logger: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Mailer {
  return new Mailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outbox: path.join(config.dataDir, 'outbox'),
    clock,
    logger,
  });
}
