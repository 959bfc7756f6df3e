import type { Agent } from 'node:https';
import type { BaseLogger } from 'pino';
import webPush from 'web-push';
import type { Clock } from '../../clock.ts';
import type { Secrets } from '../../secrets.ts';
import { TALLIES } from '../../tally.ts';
import { postOnce } from './post-once.ts';
import {
  checkAddress,
  openAgent,
  PUSH_SERVICES,
  readEndpoint,
  type PushServices,
} from './push-services.ts';
import { vapidOf, type Vapid } from './vapid.ts';

export interface Browser {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  key_mark: string;
}

/**
 * The result of a message: accepted by the service; its subscription ended; refused for good; or to be sent again
 * after the milliseconds that the service asks for.
 */
export type PushResult = 'sent' | 'gone' | 'dropped' | { laterMs: number };

export interface PushOptions {
  /** Of two waiting messages with one topic the later one stays; at most 32 characters of base64url. */
  topic: string;
  /** Seconds until it expires. */
  ttl: number;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}

export interface PushParts {
  secrets: Secrets;
  config: { publicUrl: string | undefined };
  clock: Clock;
  logger: Pick<BaseLogger, 'warn'>;
  /** Other services, for tests. */
  services?: PushServices | undefined;
}

/** Milliseconds for which the sender's signature is reused; it is valid for twelve hours. */
const PROOF_MS = 3_600_000;
const MAX_TTL = 3_600;
const { AES_128_GCM } = webPush.supportedContentEncodings;

/** Makes the sender of pushes. @returns undefined for an installation without an https address */
export function openPush(parts: PushParts): Push | undefined {
  const vapid = vapidOf(parts.secrets, parts.config.publicUrl);
  return vapid && new Push(vapid, parts);
}

/** Sends messages to browsers (rule push-delivery). */
export class Push {
  readonly #vapid: Vapid;
  readonly #services: PushServices;
  readonly #agent: Agent;
  readonly #parts: Pick<PushParts, 'clock' | 'logger'>;
  readonly #proofs = new Map<string, { header: string; madeAt: number }>();

  constructor(vapid: Vapid, { services = PUSH_SERVICES, ...parts }: PushParts) {
    this.#vapid = vapid;
    this.#services = services;
    this.#agent = openAgent(services);
    this.#parts = parts;
  }

  /** The public key, for `subscribe` of a browser. */
  get key(): string {
    return this.#vapid.publicKey;
  }

  get origin(): string {
    return this.#vapid.subject;
  }

  /** Identifies the key. */
  get mark(): string {
    return this.#vapid.mark;
  }

  /** Normalises an address; undefined where it is not one of a known service (rule push-hosts). */
  readEndpoint(endpoint: string): string | undefined {
    return readEndpoint(endpoint, this.#services)?.href;
  }

  /**
   * Sends a message to a browser, encrypted for it (RFC 8291). Never throws. Lost messages are logged with the
   * service's host.
   * @param payload at most 3 kB
   */
  async send(browser: Browser, payload: string, options: PushOptions): Promise<PushResult> {
    const result = await this.#post(browser, payload, options);
    TALLIES.pushes.add({ outcome: typeof result === 'string' ? result : 'later' });
    return result;
  }

  async #post(browser: Browser, payload: string, options: PushOptions): Promise<PushResult> {
    const url = readEndpoint(browser.endpoint, this.#services);
    if (!url) return 'gone';
    const { host } = url;
    try {
      checkAddress(url, this.#services);
      const request = this.#request(url, browser, payload, options);
      const { status, headers } = await postOnce(url, { ...request, signal: options.signal });
      return this.#read(status, headers['retry-after'], browser, host);
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      if (!options.signal.aborted) {
        this.#parts.logger.warn({ host, code: code ?? name }, 'a push service is not reached');
      }
      return { laterMs: 0 };
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #request(url: URL, { p256dh, auth }: Browser, payload: string, { topic, ttl }: PushOptions) {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: url.href, keys: { p256dh, auth } },
      payload,
      {
        TTL: Math.min(MAX_TTL, Math.max(0, Math.floor(ttl))),
        urgency: 'normal',
        topic,
        headers: { Authorization: this.#proofFor(url.origin) },
      },
    );
    const { limitMs } = this.#services;
    return { agent: this.#agent, headers, body, limitMs };
  }

  /** Reuses signatures, as signing takes longer than all the rest. */
  #proofFor(origin: string): string {
    const kept = this.#proofs.get(origin);
    if (kept && performance.now() - kept.madeAt < PROOF_MS) return kept.header;
    const { subject, publicKey, privateKey } = this.#vapid;
    const made = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, AES_128_GCM);
    this.#proofs.set(origin, { header: made.Authorization, madeAt: performance.now() });
    return made.Authorization;
  }

  #read(
    status: number,
    retryAfter: string | undefined,
    { key_mark }: Browser,
    host: string,
  ): PushResult {
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    // It subscribed with the key of another secret.
    if ((status === 401 || status === 403) && key_mark !== this.mark) return 'gone';
    this.#parts.logger.warn({ host, status }, 'a push service has not taken a message');
    const isLater = status === 429 || status >= 500;
    return isLater ? { laterMs: this.#millisecondsOf(retryAfter) } : 'dropped';
  }

  /** @param retryAfter seconds, or an instant */
  #millisecondsOf(retryAfter = ''): number {
    const milliseconds = /^\d{1,9}$/u.test(retryAfter)
      ? Number(retryAfter) * 1_000
      : Date.parse(retryAfter) - this.#parts.clock.now().getTime();
    return Math.max(0, milliseconds) || 0;
  }
}
