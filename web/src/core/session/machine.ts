/** State machine of the visitor's session (rule visitor-kinds). Pure: the side effects are in `lifecycle.ts`. */
import type { VisitorKind } from '@pieno/contract/pages.ts';
import type { Actor } from '@pieno/contract/policies/rule.ts';
import type { GuestAccess, User } from '@pieno/contract/accounts/visitor.ts';
import { m } from '../../paraglide/messages.js';

export type Visitor =
  /** A stored token is being checked with the server; `user` is the user last known for it. */
  | { kind: 'loading'; token: string; user: User | null }
  /** `notice` explains why a known visitor has become anonymous. */
  | { kind: 'anonymous'; notice: string | null }
  /** `guest` is null after the guest has expired, while a new one is being requested. */
  | { kind: 'guest'; guest: GuestAccess | null }
  /** `confirmed` is false if the server could not be reached and the last known user is used. */
  | { kind: 'registered'; token: string; user: User; confirmed: boolean };

/** The part of the visitor that is stored on the phone. */
export type StoredVisitor =
  | { kind: 'guest'; guest: GuestAccess | null }
  | { kind: 'registered'; token: string; user: User | null }
  | null;

export type SessionEvent =
  /** Another tab has changed the stored visitor. */
  | { type: 'synced'; stored: StoredVisitor }
  /** Time has passed; `now` in milliseconds since 1970. */
  | { type: 'clock'; now: number }
  | { type: 'confirmed'; token: string; user: User }
  | { type: 'unreachable'; token: string }
  /** The server no longer accepts `token`. */
  | { type: 'refused'; token: string }
  | { type: 'guest-expired'; token: string }
  | { type: 'guest-entered'; access: GuestAccess }
  | { type: 'guest-renewed'; access: GuestAccess }
  | { type: 'signed-in'; token: string; user: User }
  | { type: 'user-changed'; user: User }
  | { type: 'logged-out'; notice?: string };

export const ANONYMOUS: Visitor = { kind: 'anonymous', notice: null };
const EXPIRED: Visitor = { kind: 'anonymous', notice: m.error_session_expired() };
const RENEWING: Visitor = { kind: 'guest', guest: null };

/** True for a visitor whose session the server has ended. */
export const isExpired = (visitor: Visitor): boolean => visitor === EXPIRED;

/** Returns the visitor at start-up: a stored token has to be checked first, an unexpired guest is used at once. */
export function restore(stored: StoredVisitor, now: number): Visitor {
  if (stored?.kind === 'registered') return { ...stored, kind: 'loading' };
  return transition(stored ?? ANONYMOUS, { type: 'clock', now });
}

export function toStored(visitor: Visitor): StoredVisitor {
  if (visitor.kind === 'anonymous') return null;
  if (visitor.kind === 'guest') return visitor;
  return { kind: 'registered', token: visitor.token, user: visitor.user };
}

/** Maps the visitor to a kind of the contract's tables; a token still being checked counts as anonymous. */
export function kindOf({ kind }: Visitor): VisitorKind {
  if (kind === 'registered') return 'user';
  return kind === 'guest' ? 'guest' : 'anonymous';
}

export function actorOf(visitor: Visitor): Actor {
  const type = kindOf(visitor);
  if (visitor.kind === 'registered') {
    const { id, role, email_verified: isVerified } = visitor.user;
    return { type, id, role, isVerified };
  }
  return { type, id: visitor.kind === 'guest' ? visitor.guest?.guest_id : undefined };
}

export function tokenOf(visitor: Visitor): string | null {
  if (visitor.kind === 'anonymous') return null;
  return visitor.kind === 'guest' ? (visitor.guest?.guest_token ?? null) : visitor.token;
}

/** Returns the visitor after `event`; the same object if the event does not apply to it. */
export function transition(visitor: Visitor, event: SessionEvent): Visitor {
  switch (event.type) {
    case 'synced':
      return sync(visitor, event.stored);
    case 'clock':
      return visitor.kind === 'guest' && visitor.guest && hasExpired(visitor.guest, event.now)
        ? RENEWING
        : visitor;
    case 'guest-expired':
      return visitor.kind === 'guest' && holds(visitor, event.token) ? RENEWING : visitor;
    case 'refused':
      return holds(visitor, event.token) ? EXPIRED : visitor;
    case 'guest-entered':
      return visitor.kind === 'anonymous' || visitor.kind === 'guest'
        ? { kind: 'guest', guest: event.access }
        : visitor;
    case 'guest-renewed':
      return visitor.kind === 'guest' && !visitor.guest
        ? { kind: 'guest', guest: event.access }
        : visitor;
    case 'signed-in':
      return { kind: 'registered', token: event.token, user: event.user, confirmed: true };
    case 'confirmed':
      return holds(visitor, event.token)
        ? { kind: 'registered', token: event.token, user: event.user, confirmed: true }
        : visitor;
    case 'unreachable':
      return visitor.kind === 'loading' && visitor.user && holds(visitor, event.token)
        ? { kind: 'registered', token: visitor.token, user: visitor.user, confirmed: false }
        : visitor;
    case 'user-changed':
      return visitor.kind === 'registered' ? { ...visitor, user: event.user } : visitor;
    case 'logged-out':
      if (visitor.kind === 'anonymous') return visitor;
      return event.notice ? { kind: 'anonymous', notice: event.notice } : ANONYMOUS;
  }
}

function sync(visitor: Visitor, stored: StoredVisitor): Visitor {
  if (JSON.stringify(toStored(visitor)) === JSON.stringify(stored)) return visitor;
  if (!stored) return ANONYMOUS;
  if (stored.kind === 'guest') return stored;
  const { token, user } = stored;
  return user
    ? { kind: 'registered', token, user, confirmed: true }
    : { kind: 'loading', token, user };
}

function holds(visitor: Visitor, token: string): boolean {
  return tokenOf(visitor) === token;
}

function hasExpired(guest: GuestAccess, now: number): boolean {
  // This comparison makes an unreadable date (NaN) count as expired.
  return !(Date.parse(guest.expires_at) > now);
}
