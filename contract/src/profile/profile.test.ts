// Tests rules account-birthday, profile-rules.
import { expect, test } from 'vitest';
import { PROFILE_MAX } from './profile-limits.ts';
import { userChangeSchema } from './profile.ts';

const UserChangeSchema = userChangeSchema(() => new Date('2026-11-21T12:00:00Z'));

const issues = (given: object) =>
  UserChangeSchema.safeParse(given).error?.issues.map(({ path, code }) => [path[0], code]);

test('a missing field stays missing, and a field that cannot change is dropped', () => {
  expect(UserChangeSchema.parse({})).toEqual({});
  const given = { city: 'Serravalle', email: 'a@b.it', role: 'admin', id: '1', is_active: false };
  expect(UserChangeSchema.parse(given)).toEqual({ city: 'Serravalle' });
});

test('an empty or blank text becomes null', () => {
  const given = { full_name: '', phone: '  ', bio: '\n', birthday: ' ', age_slot: null };
  expect(UserChangeSchema.parse(given)).toEqual({
    full_name: null,
    phone: null,
    bio: null,
    birthday: null,
    age_slot: null,
  });
});

test('the name is required', () => {
  expect(issues({ name: ' ' })).toEqual([['name', 'too_small']]);
});

test.each(['0549 123456', '+378 (0549) 12-34-56', '0549/12.34.56', '+39\u00a0333 1234567'])(
  '%s is a telephone number',
  (phone) => {
    expect(UserChangeSchema.parse({ phone: ` ${phone} ` })).toEqual({ phone });
  },
);

test.each(['abc!!', '0549 123456 int. 5', '0549_123456', '+ (-)'])(
  '%s is no telephone number',
  (phone) => {
    expect(issues({ phone })).toEqual([['phone', 'custom']]);
  },
);

test('a birthday is stored as year-month-day, whatever its format', () => {
  expect(UserChangeSchema.parse({ birthday: '5/3/1990' })).toEqual({ birthday: '1990-03-05' });
  expect(issues({ birthday: '31/04/1990' })).toEqual([['birthday', 'custom']]);
});

const texts = Object.entries(PROFILE_MAX).filter(([field]) => field !== 'email');
test.each(texts)('%s accepts at most %i characters', (field, max) => {
  expect(issues({ [field]: '1'.repeat(max) })).toBeUndefined();
  expect(issues({ [field]: '1'.repeat(max + 1) })).toEqual([[field, 'too_big']]);
});

test('only the biography has several lines', () => {
  expect(issues({ bio: 'una\ndue', city: 'una\ndue' })).toEqual([['city', 'custom']]);
});
