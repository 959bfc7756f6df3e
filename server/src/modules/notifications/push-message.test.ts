// Tests rule push-delivery.
import { expect, test } from 'vitest';
import { payloadOf } from './push-message.ts';

const textsOf = (text: string) => ({
  title: 'Diesel',
  text,
  link: '/avvisi?avviso=1',
  tag: 'test',
});
const ORIGIN = 'https://pieno.example';

test.each([
  ['letters', 'a'.repeat(5_000)],
  ['letters of three bytes', '€'.repeat(5_000)],
  ['letters that JSON escapes', '"\n\\'.repeat(2_000)],
  ['signs that are two halves', '⛽🚗'.repeat(2_000)],
  ['halves without the other', '\ud83d'.repeat(3_000)],
])('a text of too many %s is cut, and what is sent stays JSON of at most 3 kB', (_, text) => {
  const payload = payloadOf(textsOf(text), 1, ORIGIN);
  expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(3_000);
  expect(Buffer.byteLength(payload)).toBeGreaterThan(2_980);
  const { body } = (JSON.parse(payload) as { notification: { body: string } }).notification;
  expect(text.startsWith(body.slice(0, -1))).toBe(true);
  expect(body.endsWith('…')).toBe(true);
});

test('a text that fits stays whole', () => {
  const text = 'a'.repeat(2_500);
  expect(JSON.parse(payloadOf(textsOf(text), 1, ORIGIN))).toMatchObject({
    notification: { body: text, navigate: `${ORIGIN}/avvisi?avviso=1` },
    app_badge: 1,
  });
});
