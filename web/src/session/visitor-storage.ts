import type { GuestAccess, User } from '@pieno/contract/visitor.ts';
import { localRecord } from '../storage/local-record.ts';
import type { Store } from '../storage/store.ts';
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
import type { StoredVisitor } from './machine.ts';

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
