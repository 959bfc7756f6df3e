import { createHash } from 'node:crypto';
import { notificationWords } from '@pieno/contract/notifications/notification-words.ts';
import pLimit from 'p-limit';
import type { Browser, Push, PushResult } from '../push/push.ts';
import type { Addressed } from './read-addressed.ts';

/** Longest message, in bytes: of the 4,096 that every service takes some are for encrypting it. */
const MAX_BYTES = 3_000;
/** Requests at a time of one process. */
const REQUESTS = 6;

/** Makes what sends a message to browsers, few at a time. */
export function pushMessages(push: Push) {
  const limit = pLimit(REQUESTS);
  return async (
    addressed: Addressed,
    browsers: readonly Browser[],
    { now, expiresAt, signal }: { now: Date; expiresAt: Date; signal: AbortSignal },
  ): Promise<PushResult[]> => {
    const words = notificationWords(addressed.message, now);
    const payload = payloadOf(words, addressed.unread, push.origin);
    const topic = topicOf(addressed.userId, words.tag);
    const ttl = (expiresAt.getTime() - now.getTime()) / 1_000;
    const send = async (browser: Browser): Promise<PushResult> =>
      signal.aborted ? { laterMs: 0 } : push.send(browser, payload, { topic, ttl, signal });
    return await Promise.all(browsers.map((browser) => limit(() => send(browser))));
  };
}

/** The same for the same thing told to the same person, and nothing that tells either. */
const topicOf = (userId: string, tag: string): string =>
  createHash('sha256').update(`${userId} ${tag}`).digest('base64url').slice(0, 32);

/**
 * Writes what the browser shows by itself (Declarative Web Push), or our worker from the same.
 * @param unread the number on the app's icon
 */
export function payloadOf(
  { title, text, link, tag }: ReturnType<typeof notificationWords>,
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

/** Which of the browsers are told no more. */
export const goneOf = (browsers: readonly Browser[], results: readonly PushResult[]): string[] =>
  browsers.filter((_, index) => results[index] === 'gone').map(({ id }) => id);

/** Takes so many bytes, as JSON counts them, from the end of a text, and says so. */
function shorten(text: string, surplus: number): string {
  const letters = Array.from(text);
  let left = surplus + bytesOf('…');
  while (left > 0 && letters.length > 0) left -= bytesOf(JSON.stringify(letters.pop())) - 2;
  return `${letters.join('')}…`;
}
