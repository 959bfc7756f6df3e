import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { TALLIES } from '../../tally.ts';
import { isRefusal, readMailFailure, type MailFailure } from './mail-failure.ts';
import { writeToOutbox } from './outbox.ts';
import { forgetWaitingMails, noteWaitingMail } from './waiting-mails.ts';

export interface Mail {
  /** The recipient's address, validated by a schema. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers of our own, as for unsubscribing: sent unchanged. */
  headers?: Readonly<Record<string, string>>;
}

export interface MailerParts {
  /** The database that records waiting mails. */
  db: Executor;
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
export const SEALED = { disableFileAccess: true, disableUrlAccess: true } as const;
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

  /** False when no mail server is configured, and mails go to the outbox. */
  get isConfigured(): boolean {
    return this.#parts.config.smtpUrl !== undefined;
  }

  /** The mail server's name and port. */
  get host(): string {
    const { smtpUrl } = this.#parts.config;
    return smtpUrl === undefined ? 'la cartella outbox' : new URL(smtpUrl).host;
  }

  /**
   * Sends a mail, retrying when the mail server fails temporarily. Never throws: a failure is recorded, and logged
   * once for each reason until a mail is sent (rule mail-waits), without the address or the content.
   * @param signal aborted when the process stops: no retry follows
   * @param about identifies the mail over its tries, so that it counts once
   * @returns true when the mail server, or the outbox, has accepted it
   */
  async send(mail: Mail, signal: AbortSignal, about: string = randomUUID()): Promise<boolean> {
    for (const delay of [...(this.#parts.retriesMs ?? RETRIES_MS), undefined]) {
      const failure = await this.sendOnce(mail, about);
      if (!failure) return true;
      if (delay === undefined || isRefusal(failure) || signal.aborted) return false;
      await wait(delay, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return false;
    }
    return false;
  }

  /** As `send`, without a retry. @returns why it was not sent */
  async sendOnce(mail: Mail, about: string): Promise<MailFailure | undefined> {
    const failure = await this.try(mail);
    if (failure) await this.#noteWaitingMail(about, failure);
    return failure;
  }

  /** Tries once to send a mail, without recording a failure. @returns why it was not sent */
  async try(mail: Mail): Promise<MailFailure | undefined> {
    const failure = await this.#deliver(mail).then(
      () => undefined,
      (error: unknown) => readMailFailure(error),
    );
    TALLIES.mails.add({ outcome: failure ? 'failed' : 'sent' });
    if (!failure) await this.#forgetWaitingMails();
    return failure;
  }

  async #noteWaitingMail(about: string, { reason, answer }: MailFailure): Promise<void> {
    const { db, clock, logger } = this.#parts;
    const trouble = { host: this.host, reason, answer };
    const isNew = await noteWaitingMail(db, about, trouble, clock.now()).catch(() => true);
    if (!isNew) return;
    logger.error(trouble, 'mails do not leave; said once for each reason until one does');
  }

  async #forgetWaitingMails(): Promise<void> {
    const { db, logger } = this.#parts;
    const mails = await forgetWaitingMails(db).catch(() => 0);
    if (mails > 0) logger.info({ mails }, 'mails leave again');
  }

  #overSmtp(url: string) {
    return async (mail: Mail) => {
      const transport = createTransport({ url, ...TIMEOUTS, ...SEALED });
      let content: Readable | undefined;
      transport.use('stream', ({ message }, done) => {
        message.processFunc((stream) => (content = stream));
        done();
      });
      await transport.sendMail(this.#message(mail)).catch((error: unknown) => {
        throw Object.assign(error as Error, { isBegun: content?.readableDidRead ?? false });
      });
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

  #message({ to, headers = {}, ...content }: Mail) {
    const { config, clock } = this.#parts;
    // As an object it is always a single recipient; a string would be parsed, perhaps into several.
    const recipient = { name: '', address: to };
    const sent = { from: config.mailFrom, to: recipient, date: clock.now(), ...content };
    const raw = Object.entries(headers).map(
      ([name, value]) => [name, { prepared: true, value }] as const,
    );
    // A folded header breaks the signatures of mail servers.
    return { ...sent, headers: Object.fromEntries(raw) };
  }
}
