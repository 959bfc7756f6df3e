import { serverNow, subscribeToServerClock } from '../api/server-clock.ts';
import { createStore, useStore } from '../storage/store.ts';

const MINUTE_MS = 60_000;

const clock = createStore(serverNow(), runClock);
let isRunning = false;

const isBehind = (): boolean =>
  Math.abs(serverNow().getTime() - clock.get().getTime()) >= MINUTE_MS;
const tick = (): void => clock.set(serverNow());

function runClock(): () => void {
  isRunning = true;
  const timer = setInterval(tick, MINUTE_MS);
  // Phones suspend the timers of a hidden page.
  document.addEventListener('visibilitychange', tick);
  const unsubscribe = subscribeToServerClock(() => isBehind() && tick());
  return () => {
    isRunning = false;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    unsubscribe();
  };
}

/**
 * Returns the current time, updated every minute, when the page becomes visible, and when an answer shows that the
 * phone's clock is wrong. All callers share one timer.
 */
export function useNow(): Date {
  // The clock stands still while nothing on the screen shows the time.
  if (!isRunning && isBehind()) tick();
  const now = useStore(clock);
  return ON_SERVER ? serverNow() : now;
}
