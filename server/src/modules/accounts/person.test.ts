import { expect, test } from 'vitest';
import { readSecrets } from '../../secrets.ts';
import { sharedTestDatabase } from '../../testing/database/database.ts';
import { personHasher, readPersonHash } from './person.ts';

const secretsOf = (byte: number) => ({ keyFor: () => new Uint8Array(32).fill(byte) });
const hash = personHasher(secretsOf(1));

test('all addresses of one mailbox are one person', () => {
  expect(hash('Anna+pieno@Example.sm')).toBe(hash('anna@example.sm'));
  expect(hash('a.n.n.a+1@googlemail.com')).toBe(hash('anna@gmail.com'));
});

test('dots tell people apart where they are part of the address', () => {
  expect(hash('a.nna@example.sm')).not.toBe(hash('anna@example.sm'));
  expect(hash('anna@example.sm')).not.toBe(hash('anna@example.it'));
});

test('another installation knows another hash, and none holds the address', () => {
  expect(personHasher(secretsOf(2))('anna@example.sm')).not.toBe(hash('anna@example.sm'));
  expect(hash('anna@example.sm')).toMatch(/^[\w-]{43}$/);
});

test('a command knows people by the same hash as the server', async () => {
  const { kysely } = await sharedTestDatabase();
  const server = personHasher(await readSecrets(kysely, undefined));
  const command = await readPersonHash(kysely, undefined);
  expect(command('anna@example.sm')).toBe(server('anna@example.sm'));
});
