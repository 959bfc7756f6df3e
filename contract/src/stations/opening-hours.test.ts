// Tests rule station-open.
import { expect, test } from 'vitest';
import {
  openingAt,
  spansProblem,
  WHOLE_DAY,
  type OpeningHours,
  type Span,
} from './opening-hours.ts';
import { openingText, selfServiceText } from './opening-text.ts';

const span = (typed: string): Span => {
  const [from, to] = typed.split('-');
  return { from: from!, to: to! };
};
const MORNING = [span('07:00-12:30'), span('15:00-19:30')];
const SHOP: OpeningHours = {
  week: [...Array.from({ length: 5 }, () => MORNING), [span('07:00-12:30')], []],
  exceptions: [{ date: '2026-12-08', spans: [] }],
};
const BAR: OpeningHours = {
  week: Array.from({ length: 7 }, () => [span('18:00-02:00')]),
  exceptions: [],
};
const ALWAYS: OpeningHours = { week: Array.from({ length: 7 }, () => [WHOLE_DAY]), exceptions: [] };
const NIGHT: OpeningHours = {
  week: Array.from({ length: 7 }, () => [span('01:30-02:30'), span('22:00-24:00')]),
  exceptions: [],
};

const textAt = (hours: OpeningHours, now: string) =>
  openingText(openingAt(hours, new Date(now)), new Date(now));

test.each([
  // In winter San Marino is one hour ahead of UTC. 2026-11-23 is a Monday.
  ['2026-11-23T05:59:59Z', 'Chiuso · apre alle 7'],
  ['2026-11-23T06:00:00Z', 'Aperto ora · chiude alle 12:30'],
  ['2026-11-23T11:30:00Z', 'Chiuso · apre alle 15'],
  ['2026-11-23T18:29:59Z', 'Aperto ora · chiude alle 19:30'],
  ['2026-11-23T18:30:00Z', 'Chiuso · apre domani alle 7'],
  ['2026-11-28T12:00:00Z', 'Chiuso · apre lunedì alle 7'],
  // 8 December is a Tuesday with an exception: closed.
  ['2026-12-07T19:00:00Z', 'Chiuso · apre mercoledì alle 7'],
])('at %s: %s', (now, text) => {
  expect(textAt(SHOP, now)).toBe(text);
});

test.each([
  ['2026-11-23T16:59:00Z', 'Chiuso · apre alle 18'],
  ['2026-11-23T22:59:00Z', 'Aperto ora · chiude alle 2'],
  ['2026-11-24T00:59:59Z', 'Aperto ora · chiude alle 2'],
  ['2026-11-24T01:00:00Z', 'Chiuso · apre alle 18'],
])('past midnight, at %s: %s', (now, text) => {
  expect(textAt(BAR, now)).toBe(text);
});

test('hours past midnight extend into a holiday', () => {
  const hours = { ...BAR, exceptions: [{ date: '2026-12-25', spans: [] }] };
  expect(textAt(hours, '2026-12-25T00:30:00Z')).toBe('Aperto ora · chiude alle 2');
  expect(textAt(hours, '2026-12-25T12:00:00Z')).toBe('Chiuso · apre domani alle 18');
});

test('an exception replaces the hours of its weekday', () => {
  const hours = {
    ...SHOP,
    exceptions: [{ date: '2026-11-29', spans: [span('08:00-13:00')] }],
  };
  expect(textAt(hours, '2026-11-29T07:30:00Z')).toBe('Aperto ora · chiude alle 13');
});

test('hours that begin in the hour skipped in spring begin after it', () => {
  // On 2026-03-29 clocks go from 02:00 to 03:00, at 01:00 UTC.
  expect(textAt(NIGHT, '2026-03-29T00:45:00Z')).toBe('Aperto ora · chiude alle 3');
  const skipped = {
    ...NIGHT,
    week: Array.from({ length: 7 }, () => [span('02:00-02:30'), span('06:00-07:00')]),
  };
  expect(textAt(skipped, '2026-03-29T00:45:00Z')).toBe('Chiuso · apre alle 6');
});

test('hours that end in the hour repeated in autumn end at the first', () => {
  // On 2026-10-25 clocks go back from 03:00 to 02:00, at 01:00 UTC.
  expect(textAt(NIGHT, '2026-10-25T00:29:00Z')).toBe('Aperto ora · chiude alle 2:30');
  expect(textAt(NIGHT, '2026-10-25T01:15:00Z')).toBe('Chiuso · apre alle 22');
});

test('consecutive whole days are one span', () => {
  expect(textAt(ALWAYS, '2026-10-25T00:29:00Z')).toBe('Sempre aperto');
  const now = new Date('2026-11-23T10:00:00Z');
  expect(selfServiceText(openingAt(ALWAYS, now), now)).toBe('Self-service sempre aperto');
  const workdays = { week: [...ALWAYS.week.slice(0, 5), [], []], exceptions: [] };
  expect(textAt(workdays, '2026-11-23T10:00:00Z')).toBe('Aperto ora · chiude venerdì a mezzanotte');
  expect(textAt(workdays, '2026-11-27T10:00:00Z')).toBe('Aperto ora · chiude a mezzanotte');
});

test('a long holiday shows its last date, and a station that never opens is closed', () => {
  const days = Array.from({ length: 14 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 11, 24 + day)).toISOString().slice(0, 10),
    spans: [],
  }));
  const hours = { week: SHOP.week, exceptions: days };
  expect(textAt(hours, '2026-12-24T08:00:00Z')).toBe('Chiuso · apre il 7 gennaio alle 7');
  expect(
    textAt({ week: Array.from({ length: 7 }, () => []), exceptions: [] }, '2026-12-24T08:00:00Z'),
  ).toBe('Chiuso');
});

test("one o'clock has an article of its own", () => {
  const hours = { week: Array.from({ length: 7 }, () => [span('13:00-01:00')]), exceptions: [] };
  expect(textAt(hours, '2026-11-23T20:00:00Z')).toBe("Aperto ora · chiude all'1");
});

test.each([
  [['07:00-07:00'], 'equal'],
  [['07:00-12:00', '11:00-13:00'], 'overlap'],
  [['15:00-19:00', '07:00-12:00'], 'overlap'],
  [['22:00-02:00', '23:00-23:30'], 'overlap'],
  [['00:00-24:00', '08:00-12:00'], 'overlap'],
  [['07:00-12:00', '12:00-13:00'], undefined],
  [['07:00-12:00', '22:00-02:00'], undefined],
  [[], undefined],
])('the spans %j are %s', (spans, problem) => {
  expect(spansProblem(spans.map(span))).toBe(problem);
});
