// Tests rule push-subscriptions.
import { expect, test } from 'vitest';
import { vapidOf } from './vapid.ts';

const secretsOf = (keys: Record<string, number>) => ({
  keyFor: (purpose: string) => new Uint8Array(32).fill(keys[purpose]!),
});
const secrets = secretsOf({ vapid: 7 });

test('the key depends only on the secret, and its mark on the key', () => {
  const first = vapidOf(secrets, 'https://pieno.example')!;
  expect(vapidOf(secrets, 'https://other.example')).toEqual({
    ...first,
    subject: 'https://other.example',
  });
  expect(first.subject).toBe('https://pieno.example');
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(first.privateKey, 'base64url')).toHaveLength(32);
  const other = vapidOf(secretsOf({ vapid: 8 }), 'https://pieno.example')!;
  expect(other.mark).not.toBe(first.mark);
});

test('a number outside of the curve is no key, and the next one is used', () => {
  const next = secretsOf({ vapid: 255, 'vapid 1': 7 });
  const made = vapidOf(next, 'https://pieno.example');
  expect(made).toEqual(vapidOf(secrets, 'https://pieno.example'));
});

test.each([
  undefined,
  'http://pieno.example',
  'https://localhost:8080',
  'https://pieno.localhost',
  'https://pieno.local',
  'https://pieno.invalid',
])('%s is no address from which messages leave', (publicUrl) => {
  expect(vapidOf(secrets, publicUrl)).toBeUndefined();
});
