import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { notificationWords } from '@pieno/contract/notifications/notification-words.ts';
import pLimit from 'p-limit';
import type { Browser, Push, PushResult } from '../push/push.ts';
import type { Addressed } from './read-addressed.ts';

/** Longest message, in bytes: of the 4,096 that every service takes some are for encrypting it. */
const MAX_BYTES = 3_000;
/** Requests that one process may have under way. */
const REQUESTS = 6;
/** Milliseconds between their beginnings: encrypting many at once would let those wait who read prices. */
const APART_MS = 20;

/** Makes what sends messages to browsers, at most fifty a second. */
export function pushMessages(push: Push) {
  const limit = pLimit(REQUESTS);
  const turn = turns(APART_MS);
  return async (
    addressed: Addressed,
    browsers: readonly Browser[],
    { now, expiresAt, signal }: { now: Date; expiresAt: Date; signal: AbortSignal },
  ): Promise<PushResult[]> => {
    const words = notificationWords(addressed.message, now);
    const payload = payloadOf(words, addressed.unread, push.origin);
    const topic = topicOf(addressed.userId, words.tag);
    const ttl = (expiresAt.getTime() - now.getTime()) / 1_000;
    const send = async (browser: Browser): Promise<PushResult> => {
      await turn();
      return signal.aborted ? { laterMs: 0 } : push.send(browser, payload, { topic, ttl, signal });
    };
    return await Promise.all(browsers.map((browser) => limit(() => send(browser))));
  };
}

/** Makes a function that lets those who wait for it go on so many milliseconds after one another. */
function turns(apartMs: number): () => Promise<void> {
  let free = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(now, free);
    free = at + apartMs;
    if (at > now) await wait(at - now);
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
