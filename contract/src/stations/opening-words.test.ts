import { expect, test } from 'vitest';
import { WHOLE_DAY, type Span } from './opening-hours.ts';
import { hoursByDay, hoursText, isAlways } from './opening-words.ts';

const DAY: Span[] = [
  { from: '07:00', to: '12:30' },
  { from: '15:00', to: '19:30' },
];
const MORNING: Span[] = [{ from: '07:00', to: '12:30' }];

test('days of the same hours in a row stand together', () => {
  const week = [DAY, DAY, DAY, DAY, DAY, MORNING, []];
  expect(hoursText(week)).toBe('lun–ven 7:00–12:30, 15:00–19:30 · sab 7:00–12:30 · dom chiuso');
  expect(hoursByDay([DAY, MORNING, DAY, DAY, [], [], []])).toEqual([
    { days: 'lun', hours: '7:00–12:30, 15:00–19:30' },
    { days: 'mar', hours: '7:00–12:30' },
    { days: 'mer–gio', hours: '7:00–12:30, 15:00–19:30' },
    { days: 'ven–dom', hours: 'chiuso' },
  ]);
});

test('a week of one kind of day, and one without a closed minute', () => {
  expect(hoursText(Array.from({ length: 7 }, () => MORNING))).toBe('tutti i giorni 7:00–12:30');
  const always = Array.from({ length: 7 }, () => [WHOLE_DAY]);
  expect(hoursText(always)).toBe('sempre aperto');
  expect(isAlways([...always.slice(1), []])).toBe(false);
  expect(hoursText([...always.slice(0, 6), []])).toBe('lun–sab 24 ore · dom chiuso');
});
