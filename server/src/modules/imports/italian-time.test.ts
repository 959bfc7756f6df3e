import { expect, test } from 'vitest';
import { readIsoTime, readItalianTime } from './italian-time.ts';

test.each([
  ['21/08/2026 05:46:12', '2026-08-21T03:46:12.000Z'],
  ['21/01/2026 05:46:12', '2026-01-21T04:46:12.000Z'],
  ['21/08/2026 05:46', '2026-08-21T03:46:00.000Z'],
  ['1/8/2026', '2026-07-31T22:00:00.000Z'],
])('%s is %s', (text, instant) => {
  expect(readItalianTime(text)?.toISOString()).toBe(instant);
});

test('the hour repeated in autumn is the first one', () => {
  expect(readItalianTime('25/10/2026 01:59:59')?.toISOString()).toBe('2026-10-24T23:59:59.000Z');
  expect(readItalianTime('25/10/2026 02:30:00')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(readItalianTime('25/10/2026 03:00:00')?.toISOString()).toBe('2026-10-25T02:00:00.000Z');
});

test('a time skipped in spring counts from the hour before', () => {
  expect(readItalianTime('29/03/2026 01:59:59')?.toISOString()).toBe('2026-03-29T00:59:59.000Z');
  expect(readItalianTime('29/03/2026 02:30:00')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(readItalianTime('29/03/2026 03:00:00')?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
});

test.each([
  '31/02/2026 10:00:00',
  '21/08/2026 24:00:00',
  '1/1/0001',
  '21/08/0026 10:00:00',
  '21/08/2026 10:61:00',
  '2026-08-21',
  '',
  'ieri',
])('"%s" is no Italian time', (text) => expect(readItalianTime(text)).toBeUndefined());

test.each([
  ['2026-08-21', '2026-08-20T22:00:00.000Z'],
  ['2026-08-21 07:30', '2026-08-21T05:30:00.000Z'],
  ['2026-08-21T07:30:00Z', '2026-08-21T07:30:00.000Z'],
  ['2026-08-21T07:30:00+05:00', '2026-08-21T02:30:00.000Z'],
])('%s is %s', (text, instant) => {
  expect(readIsoTime(text)?.toISOString()).toBe(instant);
});

test.each(['2026-02-30', '2026-02-30T10:00:00Z', '0026-08-21', '21/08/2026'])(
  '"%s" is no ISO time',
  (text) => expect(readIsoTime(text)).toBeUndefined(),
);
