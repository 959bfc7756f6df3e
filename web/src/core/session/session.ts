/** The page's single session: connects its parts, and offers what screens may do with it. */
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { callPersonal, linkApi } from '../api/client.ts';
import { endSession } from '../api/accounts/end-session.ts';
import { requestGuestAccess } from '../api/accounts/guest-access.ts';
import type { ReadonlyStore } from '../storage/store.ts';
import { createApiLink } from './api-link.ts';
import { createLifecycle } from './lifecycle.ts';
import { isExpired, tokenOf, type Visitor } from './machine.ts';
import { forgetGuestMemory } from './guest-memory.ts';
import { createVisitorStore, visitorStorage } from './visitor-store.ts';

const storage = visitorStorage();
const store = createVisitorStore(storage);
const lifecycle = createLifecycle(store, storage, {
  requestGuestAccess,
  getUser: () => callPersonal('GET /user'),
  getCurrentVisitor: () => callPersonal('GET /auth/current-user'),
});
linkApi(createApiLink(store, lifecycle));

export const getVisitor = store.get;
export const visitorStore: ReadonlyStore<Visitor> = store;

/**
 * Starts the session; called once, before the router's first load. The guest's data is deleted whenever there is no
 * token any more (rule guest-expiry).
 * @param onAnonymous called when a known visitor becomes anonymous; navigates to /social-login. `isWanted` is true if
 * the open page is still wanted: it waited for the check of a stored token, or its session has expired
 * @returns the function that stops the session
 */
export function startSession(onAnonymous: (isWanted: boolean) => void): () => void {
  const forgetWithoutToken = (visitor: Visitor) => {
    if (tokenOf(visitor) === null) forgetGuestMemory();
  };
  forgetWithoutToken(store.get());
  const stopWatching = store.subscribe((now, before) => {
    forgetWithoutToken(now);
    if (now.kind === 'anonymous') onAnonymous(before.kind === 'loading' || isExpired(now));
  });
  const stop = lifecycle.start();
  return () => {
    stopWatching();
    stop();
  };
}

/** Resolves to the visitor once a stored token has been checked. */
export function settledVisitor(): Promise<Exclude<Visitor, { kind: 'loading' }>> {
  return new Promise((resolve) => {
    const look = (visitor: Visitor): boolean => {
      if (visitor.kind === 'loading') return false;
      resolve(visitor);
      return true;
    };
    if (look(store.get())) return;
    const stop = store.subscribe((now) => {
      if (look(now)) stop();
    });
  });
}

/**
 * Turns an anonymous visitor into a guest.
 * @throws ApiError if the server grants no guest
 */
export async function enterAsGuest(): Promise<void> {
  if (store.get().kind !== 'anonymous') return;
  store.dispatch({ type: 'guest-entered', access: await requestGuestAccess() });
}

/** Sets the user after login, registration or conversion, and deletes the guest's data (rule account-sign-in). */
export function signIn(token: string, user: User): void {
  forgetGuestMemory();
  store.dispatch({ type: 'signed-in', token, user });
}

export function updateUser(user: User): void {
  store.dispatch({ type: 'user-changed', user });
}

/**
 * Makes the visitor anonymous after the account's deletion. The server has deleted its sessions too, so it is not
 * called.
 */
export function leave(notice: string): void {
  forgetGuestMemory();
  store.dispatch({ type: 'logged-out', notice });
}

/** Logs out: on the phone at once, even without a network; on the server as soon as it can be reached. */
export function logout(): void {
  const visitor = store.get();
  forgetGuestMemory();
  store.dispatch({ type: 'logged-out' });
  if (visitor.kind !== 'registered' && visitor.kind !== 'loading') return;
  void endSession(visitor.token);
}
