import type { GuestAccess, User } from '@pieno/contract/accounts/visitor.ts';
import { localRecord } from '../storage/local-record.ts';
import {
  fields,
  flag,
  list,
  nullable,
  oneOf,
  orElse,
  text,
  type Read,
} from '../storage/stored-shape.ts';
import { createStore, type ReadonlyStore, type Store } from '../storage/store.ts';
import {
  restore,
  toStored,
  transition,
  type SessionEvent,
  type StoredVisitor,
  type Visitor,
} from './machine.ts';

const readGuest = fields<GuestAccess>({
  guest_id: text,
  guest_token: text,
  expires_at: text,
  permissions: list(text),
});

const textOrNull = nullable(text);
const readUser = fields<User>({
  id: text,
  name: text,
  email: text,
  full_name: textOrNull,
  avatar_image: textOrNull,
  phone: textOrNull,
  address: textOrNull,
  city: textOrNull,
  bio: textOrNull,
  available_status: flag,
  notifications: flag,
  dark: flag,
  agree_privacy: flag,
  is_active: flag,
  birthday: textOrNull,
  age_slot: textOrNull,
  preference: textOrNull,
  role: text,
  // A user stored before these fields existed keeps everything else.
  email_verified: orElse(flag, false),
  is_owner: orElse(flag, false),
  has_password: flag,
});

const readGuestVisitor = fields({ kind: oneOf('guest'), guest: nullable(readGuest) });
const readRegistered = fields({
  kind: oneOf('registered'),
  token: text,
  // A user stored by an older version may lack a field: it becomes null, and the token still identifies the user.
  user: orElse(nullable(readUser), null),
});

const readVisitor: Read<StoredVisitor> = nullable((stored) => {
  const { kind } = fields({ kind: oneOf('guest', 'registered') })(stored);
  return kind === 'guest' ? readGuestVisitor(stored) : readRegistered(stored);
});

export type VisitorStorage = Store<StoredVisitor>;

export function visitorStorage(): VisitorStorage {
  return localRecord('pieno.visitor', readVisitor, null);
}

export interface VisitorStore extends ReadonlyStore<Visitor> {
  dispatch(event: SessionEvent): void;
}

/** Creates the store of the visitor, which writes every change to `storage`. */
export function createVisitorStore(storage: VisitorStorage): VisitorStore {
  const { get, set, subscribe } = createStore(restore(storage.get(), Date.now()));
  subscribe((visitor) => {
    const stored = toStored(visitor);
    if (!isSame(stored, storage.get())) storage.set(stored);
  });
  return { get, subscribe, dispatch: (event) => set(transition(get(), event)) };
}

const isSame = (a: StoredVisitor, b: StoredVisitor) => JSON.stringify(a) === JSON.stringify(b);
