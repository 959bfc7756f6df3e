import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { notificationText } from '@pieno/contract/notifications/notification-text.ts';
import pLimit from 'p-limit';
import type { Browser, Push, PushResult } from '../push/push.ts';
import type { Addressed } from './read-addressed.ts';

/** Maximum message in bytes: services accept 4,096, including encryption. */
const MAX_BYTES = 3_000;
/** Maximum concurrent requests of a process. */
const REQUESTS = 6;
/** Milliseconds between the starts of requests: encrypting many at once would delay visitors. */
const APART_MS = 20;

/** Makes the function that sends messages to browsers, at most fifty a second. */
export function pushMessages(push: Push) {
  const limit = pLimit(REQUESTS);
  const turn = turns(APART_MS);
  return async (
    addressed: Addressed,
    browsers: readonly Browser[],
    { now, expiresAt, signal }: { now: Date; expiresAt: Date; signal: AbortSignal },
  ): Promise<PushResult[]> => {
    const texts = notificationText(addressed.message, now);
    const payload = payloadOf(texts, addressed.unread, push.origin);
    const topic = topicOf(addressed.userId, texts.tag);
    const ttl = (expiresAt.getTime() - now.getTime()) / 1_000;
    const send = async (browser: Browser): Promise<PushResult> => {
      await turn();
      return signal.aborted ? { laterMs: 0 } : push.send(browser, payload, { topic, ttl, signal });
    };
    return await Promise.all(browsers.map((browser) => limit(() => send(browser))));
  };
}

/** Makes a function whose calls resolve at least so many milliseconds apart. */
function turns(apartMs: number): () => Promise<void> {
  let free = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(now, free);
    free = at + apartMs;
    if (at > now) await wait(at - now);
  };
}

/** A topic that is equal for the same tag and person, and reveals neither. */
const topicOf = (userId: string, tag: string): string =>
  createHash('sha256').update(`${userId} ${tag}`).digest('base64url').slice(0, 32);

/**
 * Writes the message that the browser shows itself (Declarative Web Push), or our worker.
 * @param unread the number on the app's icon
 */
export function payloadOf(
  { title, text, link, tag }: ReturnType<typeof notificationText>,
  unread: number,
  origin: string,
): string {
  const write = (body: string): string => {
    const notification = { title, body, lang: 'it', navigate: origin + link, tag };
    return JSON.stringify({ web_push: 8030, notification, app_badge: unread });
  };
  const whole = write(text);
  const surplus = bytesOf(whole) - MAX_BYTES;
  return surplus > 0 ? write(shorten(text, surplus)) : whole;
}

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** The ids of the browsers that are gone. */
export const goneOf = (browsers: readonly Browser[], results: readonly PushResult[]): string[] =>
  browsers.filter((_, index) => results[index] === 'gone').map(({ id }) => id);

/** Shortens a text by so many bytes of its JSON, and adds '…'. */
function shorten(text: string, surplus: number): string {
  const letters = Array.from(text);
  let left = surplus + bytesOf('…');
  while (left > 0 && letters.length > 0) left -= bytesOf(JSON.stringify(letters.pop())) - 2;
  return `${letters.join('')}…`;
}
