// Tests rules closed-now, station-open.
import { describe, expect, test } from 'vitest';
import { WHOLE_DAY, type Span } from './opening-hours.ts';
import { closedText, hoursByDay, hoursText, isAlways } from './opening-text.ts';

const DAY: Span[] = [
  { from: '07:00', to: '12:30' },
  { from: '15:00', to: '19:30' },
];
const MORNING: Span[] = [{ from: '07:00', to: '12:30' }];

test('consecutive days with equal hours are grouped', () => {
  const week = [DAY, DAY, DAY, DAY, DAY, MORNING, []];
  expect(hoursText(week)).toBe('lun–ven 7:00–12:30, 15:00–19:30 · sab 7:00–12:30 · dom chiuso');
  expect(hoursByDay([DAY, MORNING, DAY, DAY, [], [], []])).toEqual([
    { days: 'lun', hours: '7:00–12:30, 15:00–19:30' },
    { days: 'mar', hours: '7:00–12:30' },
    { days: 'mer–gio', hours: '7:00–12:30, 15:00–19:30' },
    { days: 'ven–dom', hours: 'chiuso' },
  ]);
});

test('a week of equal days, and a week that is always open', () => {
  expect(hoursText(Array.from({ length: 7 }, () => MORNING))).toBe('tutti i giorni 7:00–12:30');
  const always = Array.from({ length: 7 }, () => [WHOLE_DAY]);
  expect(hoursText(always)).toBe('sempre aperto');
  expect(isAlways([...always.slice(1), []])).toBe(false);
  expect(hoursText([...always.slice(0, 6), []])).toBe('lun–sab 24 ore · dom chiuso');
});

describe('a station that is closed now', () => {
  const week = (...spans: Span[]) => Array.from({ length: 7 }, () => spans);
  const known = { hours: week(...DAY), self_hours: null, exceptions: [] };
  /** 21:00 in San Marino. */
  const night = new Date('2026-11-21T20:00:00Z');

  test('gives the opening time, and nothing while it is open or unknown', () => {
    expect(closedText(known, 'served', night)).toBe('Chiuso · apre domani alle 7');
    expect(closedText(known, 'served', new Date('2026-11-21T09:00:00Z'))).toBeUndefined();
    expect(closedText(undefined, 'served', night)).toBeUndefined();
  });

  test("uses the self-service pumps' own hours, if known", () => {
    expect(closedText(known, 'self', night)).toBe('Chiuso · apre domani alle 7');
    const always = { ...known, self_hours: week(WHOLE_DAY) };
    expect(closedText(always, 'self', night)).toBeUndefined();
    expect(closedText(always, 'served', night)).toBe('Chiuso · apre domani alle 7');
    expect(closedText({ ...always, hours: null }, 'served', night)).toBeUndefined();
  });
});
