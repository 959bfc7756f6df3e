import { expect, test } from 'vitest';
import { italianHours } from './opening-hours.ts';

test.each([
  ['24/7', 'Aperto 24 ore su 24'],
  ['07:00-19:30', '07:00–19:30'],
  ['Mo-Fr 07:00-12:30,15:00-19:30', 'Lun–ven 07:00–12:30, 15:00–19:30'],
  ['Mo-Sa 07:00-19:30; Su,PH off', 'Lun–sab 07:00–19:30\nDom, festivi chiuso'],
  ['Fr-Sa 18:00-26:30', 'Ven–sab 18:00–02:30'],
  ['06:00-24:00', '06:00–24:00'],
  ['22:00-06:00', '22:00–06:00'],
])('%s becomes %j', (text, italian) => {
  expect(italianHours(text)).toBe(italian);
});

test.each([
  '',
  null,
  undefined,
  'sunrise-sunset',
  'Mo-Su,PH 12:00-12:00',
  '25:00-26:00',
  '10:00-12:70',
  'Mo[1] 10:00-12:00',
  'week 1-10 10:00-12:00',
])('%j is not translated', (text) => expect(italianHours(text)).toBeNull());
