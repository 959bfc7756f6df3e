/** Shows push messages, and opens their pages (rule push-worker). Knows no account. */
import { readMessage, type PushMessage } from './push-message.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows a message, whatever has arrived. */
export async function showPushed(pushed: PushMessageData | null): Promise<void> {
  const { title, options, unread } = readMessage(textOf(pushed), self.location.origin);
  await self.registration.showNotification(title, options);
  await showUnread(unread).catch(() => undefined);
}

function textOf(pushed: PushMessageData | null): string | undefined {
  try {
    return pushed?.text();
  } catch {
    return undefined;
  }
}

/** Rejects if the app is not installed. */
async function showUnread(unread: PushMessage['unread']): Promise<void> {
  if (unread !== undefined && 'setAppBadge' in self.navigator)
    await self.navigator.setAppBadge(unread);
}

/** Opens a message's page, in the window used last if there is one. */
export async function openMessage(message: Notification): Promise<void> {
  message.close();
  const { navigate } = message.data as PushMessage['options']['data'];
  const [page] = await self.clients.matchAll({ type: 'window' });
  try {
    const focused = await page?.focus();
    if (await focused?.navigate(navigate)) return;
  } catch {
    // A window that this worker does not control.
  }
  await self.clients.openWindow(navigate);
}
