/** Whether notifications are on for this phone, and if not, why (rule push-permission). */
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../../core/api/api-error.ts';
import { getPushServer, pushServerQuery, sendTestMessage } from '../../core/api/push/push.ts';
import { m } from '../../paraglide/messages.js';
import { getVisitor } from '../../core/session/session.ts';
import { useUser } from '../../core/session/use-visitor.ts';
import { useStore } from '../../core/storage/store.ts';
import { pushMark } from './push-mark.ts';
import { forget, inTurn, subscribe, withdraw } from './subscription.ts';

export type PushState =
  | 'on'
  | 'off'
  /** Blocked by the user in the browser. */
  | 'denied'
  /** On iPhone and iPad only an app on the Home screen may show notifications. */
  | 'install'
  | 'unsupported'
  /** The server has no https address. */
  | 'no_server';

/** Assumes that the server can send until it answers. */
export function usePushState(): PushState {
  const user = useUser();
  const owner = useStore(pushMark);
  const permission = useSyncExternalStore(followPermission, readPermission);
  const { data: server } = useQuery({ ...pushServerQuery(user?.id ?? ''), enabled: user !== null });
  if (!isSecureContext || server?.key === null) return 'no_server';
  if (permission === null) return withoutPush();
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && owner === user?.id ? 'on' : 'off';
}

/** Null if this browser has no push. */
const readPermission = (): NotificationPermission | null =>
  'PushManager' in globalThis && 'Notification' in globalThis ? Notification.permission : null;

/** Fires when the browser's question was answered. */
const question = new EventTarget();

/** A user who changes it in the browser's settings returns to the page. */
function followPermission(look: () => void): () => void {
  question.addEventListener('answer', look);
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    question.removeEventListener('answer', look);
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

function withoutPush(): PushState {
  const { userAgent, maxTouchPoints } = navigator;
  // iPads identify as Macs.
  const isApples = /iPhone|iPad|Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isApples && !isInstalled() ? 'install' : 'unsupported';
}

/**
 * Asks for the browser's permission, which requires a press, and subscribes.
 * @throws Error with a message to show; a refusal by the user is a state
 */
export async function turnOn(): Promise<void> {
  const visitor = getVisitor();
  const permission = await Notification.requestPermission();
  question.dispatchEvent(new Event('answer'));
  if (permission === 'default') throw new Error(m.push_unanswered());
  if (permission === 'denied' || visitor.kind !== 'registered') return;
  await inTurn(async () => subscribe(visitor.user.id, await getPushServer()));
}

/** @throws Error with a message to show */
export const turnOff = (): Promise<void> => inTurn(withdraw);

/** Requests a test message. @throws ApiError */
export async function sendTest(): Promise<void> {
  try {
    await sendTestMessage();
  } catch (error) {
    // The server no longer knows this phone.
    if (error instanceof ApiError && error.code === 'push_none') await inTurn(forget);
    throw error;
  }
}
