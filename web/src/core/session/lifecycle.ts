/**
 * Background work of the session: the check at start-up, expiry and renewal of the guest, following other tabs
 * (rules visitor-start, guest-expiry, guest-poll, visitor-tabs).
 */
import { RETRY_MS } from '@pieno/contract/limits.ts';
import type { CurrentVisitor, GuestAccess, User } from '@pieno/contract/accounts/visitor.ts';
import type { Visitor } from './machine.ts';
import type { VisitorStorage, VisitorStore } from './visitor-store.ts';

/** Milliseconds between two checks of the guest token's expiry (rule guest-poll). */
const GUEST_POLL_MS = 1_000;

export interface SessionCalls {
  requestGuestAccess(): Promise<GuestAccess>;
  getUser(): Promise<User>;
  getCurrentVisitor(): Promise<CurrentVisitor>;
}

export interface Lifecycle {
  /** Requests a new guest to replace an expired one; concurrent callers share one request. */
  renewGuest(): Promise<void>;
  /** Starts watching. Returns the function that stops it. */
  start(): () => void;
}

export function createLifecycle(
  store: VisitorStore,
  storage: VisitorStorage,
  calls: SessionCalls,
): Lifecycle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewal: Promise<void> | undefined;

  const tick = () => store.dispatch({ type: 'clock', now: Date.now() });

  function setTimer(task: () => void, delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(task, delay);
  }
  const retryLater = () => setTimer(() => schedule(store.get()), RETRY_MS);

  function expireOrReschedule(): void {
    const before = store.get();
    tick();
    if (store.get() === before) schedule(before);
  }

  function renewGuest(): Promise<void> {
    renewal ??= calls
      .requestGuestAccess()
      .then((access) => store.dispatch({ type: 'guest-renewed', access }))
      .finally(() => {
        renewal = undefined;
      });
    return renewal;
  }

  /** @param fetchUser returns the user of the token, or null if the token is no longer valid */
  async function checkToken(token: string, fetchUser: () => Promise<User | null>): Promise<void> {
    try {
      const user = await fetchUser();
      store.dispatch(user ? { type: 'confirmed', token, user } : { type: 'refused', token });
    } catch {
      // A 401 has already been handled by the API link (api-link.ts); the store then ignores this token.
      store.dispatch({ type: 'unreachable', token });
      if (store.get().kind === 'loading') retryLater();
    }
  }

  const fetchCurrentUser = async () => (await calls.getCurrentVisitor()).user;

  function schedule(visitor: Visitor): void {
    clearTimeout(timer);
    if (visitor.kind === 'loading') void checkToken(visitor.token, calls.getUser);
    if (visitor.kind !== 'guest') return;
    if (visitor.guest) setTimer(expireOrReschedule, GUEST_POLL_MS);
    else renewGuest().catch(retryLater);
  }

  function onOnline(): void {
    const visitor = store.get();
    if (visitor.kind === 'registered' && !visitor.confirmed)
      void checkToken(visitor.token, fetchCurrentUser);
    else schedule(visitor);
  }
  // Timers do not run while a phone sleeps.
  const onVisible = () => {
    if (document.visibilityState === 'visible') tick();
  };

  return {
    renewGuest,
    start() {
      const stops = [
        store.subscribe(schedule),
        storage.subscribe(() => store.dispatch({ type: 'synced', stored: storage.get() })),
      ];
      addEventListener('online', onOnline);
      document.addEventListener('visibilitychange', onVisible);
      schedule(store.get());
      return () => {
        for (const stop of stops) stop();
        removeEventListener('online', onOnline);
        document.removeEventListener('visibilitychange', onVisible);
        clearTimeout(timer);
      };
    },
  };
}
