import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import { writeToOutbox } from './outbox.ts';

/** A mail to one person. */
export interface Mail {
  /** The recipient's address, validated by a schema. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, as for unsubscribing. */
  headers?: Readonly<Record<string, string>>;
}

export interface MailerParts {
  config: {
    /** When undefined, mails are written to the folder `outbox` of the data folder. */
    smtpUrl: string | undefined;
    mailFrom: string;
    /** Absolute. */
    dataDir: string;
  };
  clock: Clock;
  logger: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Delays in milliseconds before each retry. */
  retriesMs?: readonly number[];
}

/** Forbids nodemailer to read files or addresses for a mail's content. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true } as const;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Default delays before retries, in milliseconds; all retries happen while a recovery code is still valid. */
const RETRIES_MS = [2_000, 15_000, 60_000];

/** Sends mails over SMTP, or writes them to the outbox folder when no SMTP server is configured. */
export class Mailer {
  readonly #parts: MailerParts;
  readonly #deliver: (mail: Mail) => Promise<void>;

  constructor(parts: MailerParts) {
    this.#parts = parts;
    const { smtpUrl } = parts.config;
    this.#deliver = smtpUrl ? this.#overSmtp(smtpUrl) : this.#intoOutbox();
  }

  /** False when no mail server is configured, and mails land in the outbox. */
  get isConfigured(): boolean {
    return this.#parts.config.smtpUrl !== undefined;
  }

  /**
   * Sends a mail, retrying when the mail server fails temporarily. Never throws: a failure is logged, without the
   * address or the content.
   * @param signal aborted when the process stops: no retry follows
   * @returns true when the mail server, or the outbox, has taken it
   */
  async send(mail: Mail, signal: AbortSignal): Promise<boolean> {
    const { logger, retriesMs = RETRIES_MS } = this.#parts;
    for (const delay of [...retriesMs, undefined]) {
      const failure = await this.#deliver(mail).then(
        () => undefined,
        (error: unknown) => describe(error),
      );
      if (!failure) return true;
      if (delay !== undefined && !isRefusal(failure) && !signal.aborted) {
        logger.error({ failure }, 'a mail could not be sent yet and will be retried');
        await wait(delay, undefined, { signal }).catch(() => undefined);
        if (!signal.aborted) continue;
      }
      logger.error({ failure }, 'a mail could not be sent');
      return false;
    }
    return false;
  }

  #overSmtp(url: string) {
    const transport = createTransport({ url, ...TIMEOUTS, ...SEALED });
    return async (mail: Mail) => {
      await transport.sendMail(this.#message(mail));
    };
  }

  #intoOutbox() {
    const transport = createTransport({ streamTransport: true, buffer: true, ...SEALED });
    const { config, clock, logger } = this.#parts;
    const outbox = path.join(config.dataDir, 'outbox');
    return async (mail: Mail) => {
      const { message } = await transport.sendMail(this.#message(mail));
      const file = await writeToOutbox(outbox, message as Buffer, clock.now());
      logger.info({ file }, 'SMTP_URL is not set: a mail was written to the outbox');
    };
  }

  #message({ to, ...content }: Mail) {
    const { config, clock } = this.#parts;
    // As an object it is always a single recipient; a string would be parsed, perhaps into several.
    return { from: config.mailFrom, to: { name: '', address: to }, date: clock.now(), ...content };
  }
}

interface MailFailure {
  code: string | undefined;
  responseCode: number | undefined;
  command: string | undefined;
}

/** Extracts the loggable part of an error, without the server's message, which quotes the address. */
function describe(error: unknown): MailFailure {
  const { code, responseCode, command } = error as Partial<MailFailure>;
  return { code, responseCode, command };
}

/** True for a permanent SMTP failure (5xx): a retry would fail again. */
const isRefusal = ({ responseCode = 0 }: MailFailure): boolean => responseCode >= 500;
