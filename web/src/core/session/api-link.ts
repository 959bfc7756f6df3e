/** The session's part of the API client: the credentials, and the handling of a 401. */
import type { ApiLink } from '../api/client.ts';
import type { Credentials } from '../api/transport.ts';
import type { Lifecycle } from './lifecycle.ts';
import { tokenOf } from './machine.ts';
import type { VisitorStore } from './visitor-store.ts';

export function createApiLink(store: VisitorStore, lifecycle: Lifecycle): ApiLink {
  async function credentials(): Promise<Credentials> {
    const visitor = store.get();
    if (visitor.kind === 'anonymous') return null;
    if (visitor.kind !== 'guest') return { bearer: visitor.token };
    if (visitor.guest) return { guest: visitor.guest.guest_token };
    await lifecycle.renewGuest();
    return credentials();
  }

  return {
    credentials,
    async onUnauthorized(error, sent) {
      if (!sent) return false;
      const token = 'bearer' in sent ? sent.bearer : sent.guest;
      const visitor = store.get();
      // Another tab or call has replaced the token meanwhile: repeats the call with the new one, if any.
      if (tokenOf(visitor) !== token) return 'guest' in sent && visitor.kind !== 'anonymous';
      if (error.code !== 'guest_expired') {
        store.dispatch({ type: 'refused', token });
        return false;
      }
      store.dispatch({ type: 'guest-expired', token });
      return lifecycle.renewGuest().then(
        () => true,
        () => false,
      );
    },
  };
}
