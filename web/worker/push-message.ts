/** The content of a push message (rule push-worker). */
import { OPEN_MESSAGE, UNREADABLE_MESSAGE } from '@pieno/contract/notifications/worker-text.ts';

/** Target of a message without a page of ours. */
const ELSE = '/avvisi';

/** Missing from TypeScript's library, as not every browser supports it. */
interface MessageOptions extends NotificationOptions {
  renotify: boolean;
  actions: readonly { action: string; title: string }[];
  data: { navigate: string };
}

export interface PushMessage {
  title: string;
  options: MessageOptions;
  /** Number of unread messages for the app's icon; undefined if not given. */
  unread: number | undefined;
}

/**
 * Reads declarative JSON (`{ web_push: 8030, notification, app_badge }`). Missing or invalid parts get the fallback: a
 * message is shown in any case.
 * @param pushed undefined for a message without content
 * @param origin of the worker: a page elsewhere is not opened
 */
export function readMessage(pushed: string | undefined, origin: string): PushMessage {
  const { notification, app_badge: unread } = fieldsOf(
    attempt(() => JSON.parse(pushed ?? '') as unknown),
  );
  const { title, body, lang, navigate, tag } = fieldsOf(notification);
  return {
    title: textOf(title) ?? UNREADABLE_MESSAGE,
    options: {
      body: textOf(body) ?? '',
      lang: textOf(lang) ?? 'it',
      // A newer message with the same tag replaces the older one, and alerts again.
      tag: textOf(tag) ?? 'pieno',
      renotify: true,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      actions: [{ action: 'open', title: OPEN_MESSAGE }],
      data: { navigate: ownPage(navigate, origin) },
    },
    unread: Number.isInteger(unread) && Number(unread) >= 0 ? Number(unread) : undefined,
  };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

function ownPage(address: unknown, origin: string): string {
  const url = attempt(() => new URL(textOf(address) ?? ELSE, origin));
  return url?.origin === origin ? url.href : origin + ELSE;
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
