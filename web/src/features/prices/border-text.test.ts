// Tests rule ranking-border.
import { expect, test } from 'vitest';
import { borderOf } from '../../testing/sample-prices.ts';
import { borderText } from './border-text.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

test.each([
  [1.729, 2.079, 'Oggi 35 cent meno che oltre confine', 'Oggi 35 cent più che a San Marino'],
  // 35,3 cent.
  [1.726, 2.079, 'Oggi 35 cent meno che oltre confine', 'Oggi 35 cent più che a San Marino'],
  [1.729, 1.829, 'Oggi 10 cent meno che oltre confine', 'Oggi 10 cent più che a San Marino'],
  [1.73, 1.829, 'Oggi 9,9 cent meno che oltre confine', 'Oggi 9,9 cent più che a San Marino'],
  [0.799, 0.759, 'Oggi 4 cent più che oltre confine', 'Oggi 4 cent meno che a San Marino'],
  [0.8, 0.799, 'Oggi 0,1 cent più che oltre confine', 'Oggi 0,1 cent meno che a San Marino'],
  [1.7, 1.7, 'Oggi lo stesso prezzo che oltre confine', 'Oggi lo stesso prezzo che a San Marino'],
])('%s here and %s there', (here, there, ours, theirs) => {
  expect(borderText(borderOf(here, there), NOW)).toBe(ours);
  expect(borderText(borderOf(here, there), NOW, { from: 'SM' })).toBe(ours);
  expect(borderText(borderOf(here, there), NOW, { from: 'confine' })).toBe(theirs);
});

test.each([
  [1.726, 2.079, 45, 'Oggi 35 cent meno che oltre confine · il pieno costa 15,89 € meno'],
  [1.729, 2.079, 45, 'Oggi 35 cent meno che oltre confine · il pieno costa 15,75 € meno'],
  [0.799, 0.759, 45, 'Oggi 4 cent più che oltre confine · il pieno costa 1,80 € più'],
  [1.7, 1.7, 45, 'Oggi lo stesso prezzo che oltre confine'],
])('%s here, %s there and a tank of %s litres', (here, there, litres, text) => {
  expect(
    borderText(borderOf(here, there), NOW, { tank: { litres } })?.replaceAll('\u00a0', ' '),
  ).toBe(text);
});

test.each([
  ['2026-11-20T23:30:00.000Z', 'Oggi'],
  ['2026-11-20T22:30:00.000Z', 'Ieri'],
  ['2026-11-18T05:30:00.000Z', '3 giorni fa'],
  // One minute ahead of this phone's clock.
  ['2026-11-21T08:01:00.000Z', 'Oggi'],
])('a difference computed at %s begins with "%s"', (at, day) => {
  expect(borderText(borderOf(1.729, 2.079, { at }), NOW)).toBe(
    `${day} 35 cent meno che oltre confine`,
  );
});

test('is null once a best price or too many of the others are outdated', () => {
  const until = NOW.toISOString();
  expect(borderText(borderOf(1.729, 2.079, { until }), NOW)).not.toBeNull();
  expect(borderText(borderOf(1.729, 2.079, { until }), new Date(NOW.getTime() + 1))).toBeNull();
});
