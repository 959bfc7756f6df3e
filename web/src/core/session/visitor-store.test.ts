// Tests rule visitor-start.
import { GuestAccessSchema, UserSchema } from '@pieno/contract/accounts/visitor.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { visitorStorage } from './visitor-store.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = (visitor: unknown) => {
  fakeBrowser().stored.set('pieno.visitor', JSON.stringify(visitor));
  return visitorStorage().get();
};
const guest = { guest_id: 'g', guest_token: 't', expires_at: '2026-01-01', permissions: ['x'] };
/** Refetched where it is shown: an administrator may withdraw it at any time. */
const NOT_STORED = 'known_since';
const FIELDS = Object.entries(UserSchema.shape).filter(([key]) => key !== NOT_STORED);
/** A user with every other field of the contract. */
const user = Object.fromEntries(
  FIELDS.map(([key, schema]) => [
    key,
    [null, 'a', true].find((value) => schema.safeParse(value).success),
  ]),
);

test('a guest and a user are read as they were stored', () => {
  expect(GuestAccessSchema.safeParse(guest).success).toBe(true);
  expect(stored({ kind: 'guest', guest })).toEqual({ kind: 'guest', guest });
  expect(stored({ kind: 'guest', guest: null })).toEqual({ kind: 'guest', guest: null });
  const registered = { kind: 'registered', token: 't', user };
  expect(stored(registered)).toEqual(registered);
});

test('what is refetched where it is shown is not stored', () => {
  const registered = { kind: 'registered', token: 't', user };
  expect(stored({ ...registered, user: { ...user, [NOT_STORED]: '2026-01-01' } })).toEqual(
    registered,
  );
});

const NEWER = ['email_verified', 'is_owner'];

test.each(NEWER)('a user stored before %s existed keeps everything else', (field) => {
  const { [field]: _missing, ...rest } = user;
  const registered = { kind: 'registered', token: 't', user: rest };
  expect(stored(registered)).toEqual({ ...registered, user: { ...rest, [field]: false } });
});

const OLDER = FIELDS.map(([field]) => field).filter((field) => !NEWER.includes(field));

test.each(OLDER)('a user without %s keeps only the token', (field) => {
  const { [field]: _missing, ...rest } = user;
  expect(stored({ kind: 'registered', token: 't', user: rest })).toEqual({
    kind: 'registered',
    token: 't',
    user: null,
  });
});

test.each([{ kind: 'other' }, { kind: 'guest' }, { kind: 'registered', user }, 3])(
  '%j is not a visitor',
  (visitor) => expect(stored(visitor)).toBeNull(),
);
