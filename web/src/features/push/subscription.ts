/**
 * The push subscription of this phone, which belongs to the user who turned it on
 * (rule push-permission): compared at each start, and ended when the account leaves.
 */
import type { PushState } from '@pieno/contract/notifications/push.ts';
import { ApiError } from '../../core/api/api-error.ts';
import { getPushServer, sendSubscription, withdrawSubscription } from '../../core/api/push/push.ts';
import { m } from '../../paraglide/messages.js';
import { isHere } from '../../core/session/is-here.ts';
import { getVisitor, visitorStore } from '../../core/session/session.ts';
import { pushMark } from './push-mark.ts';

/** Milliseconds to wait for the browser: without a push service `subscribe` never settles. */
const LIMIT_MS = 15_000;

/** Turns failures and timeouts of the browser into one error message. */
async function byBrowser<Done>(task: Promise<Done>): Promise<Done> {
  const failed = () => new Error(m.push_failed());
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(failed()), LIMIT_MS);
  });
  return Promise.race([
    late,
    task.catch(() => {
      throw failed();
    }),
  ]);
}

let last: Promise<unknown> = Promise.resolve();
/**
 * Runs tasks one after the other: removing the previous account's subscription must not remove
 * the next one's.
 */
export function inTurn<Done>(task: () => Promise<Done>): Promise<Done> {
  const done = last.then(task, task);
  last = done.catch(() => undefined);
  return done;
}

/** The token with which this page has sent its subscription. */
let sentWith: string | undefined;

/**
 * Subscribes if needed, and sends the subscription to the server, whose refusal ends it.
 * @throws Error with a message to show
 */
export async function subscribe(userId: string, { key, devices }: PushState): Promise<void> {
  if (key === null) return;
  const { pushManager } = await byBrowser(navigator.serviceWorker.ready);
  let subscription = await byBrowser(pushManager.getSubscription());
  // With no devices at the server, either the server or the browser's push service has lost it.
  if (subscription && (devices === 0 || !hasKey(subscription, key))) {
    await byBrowser(subscription.unsubscribe());
    subscription = null;
  }
  subscription ??= await byBrowser(
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  );
  if (!isHere(userId)) return forget();
  try {
    await sendSubscription(subscription);
  } catch (error) {
    const isRefused = error instanceof ApiError && [409, 422].includes(error.status);
    if (isRefused || pushMark.get() !== userId) await forget();
    throw error;
  }
  const visitor = getVisitor();
  sentWith = visitor.kind === 'registered' ? visitor.token : undefined;
  pushMark.set(userId);
  followVisitor();
}

function hasKey({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return text.replaceAll('=', '') === key.replaceAll('=', '');
}

/** Ends the subscription, and closes its notifications. */
export async function forget(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  clearBadge();
  const subscription = await registration?.pushManager?.getSubscription();
  if (subscription) await byBrowser(subscription.unsubscribe());
  pushMark.set(null);
}

/** The app's icon shows the number of unread messages until the app is visible. */
function clearBadge(): void {
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined);
}

/**
 * Turns notifications off. If the server cannot be reached, it finds out when its next message
 * fails.
 */
export async function withdraw(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) void withdrawSubscription(subscription).catch(() => undefined);
  await forget().finally(() => pushMark.set(null));
}

async function renew(userId: string): Promise<void> {
  await (Notification.permission === 'granted'
    ? subscribe(userId, await getPushServer())
    : forget());
}

function follow(): void {
  const owner = pushMark.get();
  const visitor = getVisitor();
  // A token being checked does not mean that the user has left.
  if (owner === null || visitor.kind === 'loading') return;
  if (!isHere(owner)) void inTurn(forget).catch(() => undefined);
  else if (visitor.kind === 'registered' && visitor.token !== sentWith) {
    sentWith = visitor.token;
    // Retried at the next start.
    void inTurn(() => renew(owner)).catch(() => undefined);
  }
}

const onVisible = () => {
  if (document.visibilityState === 'visible' && pushMark.get() !== null) clearBadge();
};

let isFollowing = false;
/** Starts to follow the account that turned notifications on. */
export function followVisitor(): void {
  if (!isFollowing) {
    isFollowing = true;
    visitorStore.subscribe(follow);
    document.addEventListener('visibilitychange', onVisible);
  }
  onVisible();
  follow();
}
