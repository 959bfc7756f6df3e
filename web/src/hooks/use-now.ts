import { useSyncExternalStore } from 'react';
import { serverNow, subscribeToServerClock } from '../api/server-clock.ts';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;
let unlearn: (() => void) | undefined;

const isBehind = (): boolean => Math.abs(serverNow().getTime() - now.getTime()) >= MINUTE_MS;

function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, MINUTE_MS);
    // Phones suspend the timers of a hidden page.
    document.addEventListener('visibilitychange', tick);
    unlearn = subscribeToServerClock(() => isBehind() && tick());
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    unlearn?.();
  };
}

function read(): Date {
  // While nobody looks, nobody keeps the time.
  if (listeners.size === 0 && isBehind()) now = serverNow();
  return now;
}

/**
 * Returns the current time, updated every minute, when the page becomes visible, and when the server's answer shows that
 * the phone's clock is wrong. All callers share one timer.
 */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, read);
}
