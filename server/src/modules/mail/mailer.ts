import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import { putInOutbox } from './outbox.ts';

/** A mail to one person. */
export interface Mail {
  /** An address that a schema has let through. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailerParts {
  /** Unset: mails land in the outbox. */
  smtpUrl: string | undefined;
  from: string;
  /** Absolute folder. */
  outbox: string;
  clock: Clock;
  logger: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Milliseconds before each further try. */
  retriesMs?: readonly number[];
}

/** What a mail is made of comes from this process alone. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true } as const;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** All within the life of a recovery code. */
const RETRIES_MS = [2_000, 15_000, 60_000];

/** Sends a mail, or puts it where the operator finds it. */
export class Mailer {
  readonly #parts: MailerParts;
  readonly #deliver: (mail: Mail) => Promise<void>;

  constructor(parts: MailerParts) {
    this.#parts = parts;
    this.#deliver = parts.smtpUrl ? this.#overSmtp(parts.smtpUrl) : this.#intoOutbox();
  }

  /**
   * Sends a mail, several times where the mail server is not well. What fails is logged without address or
   * content; nobody waits for it.
   * @param signal aborted when the process stops: it is tried no more
   */
  async send(mail: Mail, signal: AbortSignal): Promise<void> {
    const { logger, retriesMs = RETRIES_MS } = this.#parts;
    for (const delay of [...retriesMs, undefined]) {
      const failure = await this.#deliver(mail).then(
        () => undefined,
        (error: unknown) => describe(error),
      );
      if (!failure) return;
      if (delay !== undefined && !isRefusal(failure) && !signal.aborted) {
        logger.error({ failure }, 'a mail will be tried again');
        await wait(delay, undefined, { signal }).catch(() => undefined);
        if (!signal.aborted) continue;
      }
      logger.error({ failure }, 'a mail was given up');
      return;
    }
  }

  #overSmtp(url: string) {
    const transport = createTransport({ url, ...TIMEOUTS, ...SEALED });
    return async (mail: Mail) => {
      await transport.sendMail(this.#message(mail));
    };
  }

  #intoOutbox() {
    const transport = createTransport({ streamTransport: true, buffer: true, ...SEALED });
    const { outbox, clock, logger } = this.#parts;
    return async (mail: Mail) => {
      const { message } = await transport.sendMail(this.#message(mail));
      const file = await putInOutbox(outbox, message as Buffer, clock.now());
      logger.info({ file }, 'SMTP_URL is not set: a mail lies in the outbox');
    };
  }

  #message({ to, ...content }: Mail) {
    const { from, clock } = this.#parts;
    // As an object the address is one, whatever stands in it.
    return { from, to: { name: '', address: to }, date: clock.now(), ...content };
  }
}

interface MailFailure {
  code: string | undefined;
  responseCode: number | undefined;
  command: string | undefined;
}

/** Without the server's words, which quote the address. */
function describe(error: unknown): MailFailure {
  const { code, responseCode, command } = error as Partial<MailFailure>;
  return { code, responseCode, command };
}

/** True where the mail server will say the same again. */
const isRefusal = ({ responseCode = 0 }: MailFailure): boolean => responseCode >= 500;
