// Tests rule report-person.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSecrets } from '../../secrets.ts';
import { sharedTestDatabase } from '../../testing/database/database.ts';
import { personHasher, readPersonHash } from './person-hash.ts';

const secretsOf = (byte: number) => ({ keyFor: () => new Uint8Array(32).fill(byte) });
const hash = personHasher(secretsOf(1));

test('all addresses of one mailbox are one person', () => {
  expect(hash('Anna+pieno@Example.sm')).toBe(hash('anna@example.sm'));
  expect(hash('a.n.n.a+1@googlemail.com')).toBe(hash('anna@gmail.com'));
});

test.each([
  ['Anna+pieno@pm.me', 'anna@proton.me', 'anna@protonmail.com'],
  ['anna@me.com', 'Anna@iCloud.com', 'anna+1@mac.com'],
])('the addresses %s, %s and %s are one person', (...addresses) => {
  expect(new Set(addresses.map(hash)).size).toBe(1);
  expect(hash('a.nna@pm.me')).not.toBe(hash('anna@pm.me'));
  expect(hash('anna@me.com')).not.toBe(hash('anna@pm.me'));
});

test.each([
  ['Anna+pieno@pm.me', 'anna@pm.me'],
  ['anna@proton.me', 'anna@proton.me'],
  ['anna@mac.com', 'anna@mac.com'],
  ['a.nna@googlemail.com', 'anna@gmail.com'],
  ['a.nna@example.sm', 'a.nna@example.sm'],
])('the earlier hash of %s is that of %s alone', (email, address) => {
  const key = secretsOf(1).keyFor();
  expect(hash.before(email)[0]).toBe(createHmac('sha256', key).update(address).digest('base64url'));
});

test('dots distinguish people at domains where they are significant', () => {
  expect(hash('a.nna@example.sm')).not.toBe(hash('anna@example.sm'));
  expect(hash('anna@example.sm')).not.toBe(hash('anna@example.it'));
});

test('another installation computes another hash, and no hash contains the address', () => {
  expect(personHasher(secretsOf(2))('anna@example.sm')).not.toBe(hash('anna@example.sm'));
  expect(hash('anna@example.sm')).toMatch(/^[\w-]{43}$/);
});

test('a command computes the same hash as the server', async () => {
  const { kysely } = await sharedTestDatabase();
  const server = personHasher(await readSecrets(kysely, undefined));
  const command = await readPersonHash(kysely, undefined);
  expect(command('anna@example.sm')).toBe(server('anna@example.sm'));
});
