// Tests rules history-area, history-days.
import { describe, expect, test } from 'vitest';
import { figuresOf, rankedBy, type RankedFrom } from './area-figures.ts';
import { spansOf } from './read-area.ts';
import type { Moment } from './walk.ts';

const at = (iso: string) => Date.parse(iso);
const moment = (iso: string, price: number | null, more: Partial<Moment> = {}): Moment => ({
  at: at(iso),
  price,
  origin: 'owner',
  state: 'fresh',
  doubtful: false,
  ...more,
});
const from = (iso: string, price: number | null): RankedFrom => ({ at: at(iso), price });

describe('a station ranks by', () => {
  test('the cheapest of its fuels at each instant', () => {
    const self = [moment('2026-06-01T08:00:00Z', 1_700), moment('2026-06-03T08:00:00Z', 1_900)];
    const served = [moment('2026-06-02T08:00:00Z', 1_850)];
    expect(rankedBy([self, served])).toEqual([
      from('2026-06-01T08:00:00Z', 1_700),
      from('2026-06-03T08:00:00Z', 1_850),
    ]);
  });

  test('no price that is not fresh, doubtful or not sold', () => {
    const doubt = moment('2026-06-01T08:00:00Z', 1_300, { doubtful: true });
    const ageing = moment('2026-06-03T08:00:00Z', 1_700, { state: 'ageing' });
    const none = moment('2026-06-05T08:00:00Z', null);
    const sold = (iso: string) => moment(iso, 1_700);
    expect(
      rankedBy([[doubt, sold('2026-06-02T08:00:00Z'), ageing, sold('2026-06-04T08:00:00Z'), none]]),
    ).toEqual([
      from('2026-06-02T08:00:00Z', 1_700),
      from('2026-06-03T08:00:00Z', null),
      from('2026-06-04T08:00:00Z', 1_700),
      from('2026-06-05T08:00:00Z', null),
    ]);
  });
});

describe('the figures of a day', () => {
  test('count a price up to midnight in San Marino, and from then on to the next day', () => {
    // Midnight is 22:00 UTC.
    const station = [from('2026-06-01T08:00:00Z', 1_700), from('2026-06-01T22:00:00Z', 1_600)];
    expect(figuresOf([station], spansOf('2026-06-01', '2026-06-04'))).toEqual([
      {
        day: '2026-06-01',
        open: null,
        min: 1_700,
        median: 1_700,
        max: 1_700,
        close: 1_700,
        stations: 1,
      },
      {
        day: '2026-06-02',
        open: 1_600,
        min: 1_600,
        median: 1_600,
        max: 1_600,
        close: 1_600,
        stations: 1,
      },
      {
        day: '2026-06-03',
        open: 1_600,
        min: 1_600,
        median: 1_600,
        max: 1_600,
        close: 1_600,
        stations: 1,
      },
    ]);
  });

  test('contain each price that held for a while, and the median of the last prices', () => {
    const stations = [
      [
        from('2026-05-30T08:00:00Z', 1_700),
        from('2026-06-01T06:00:00Z', 1_500),
        from('2026-06-01T07:00:00Z', 1_720),
      ],
      [from('2026-06-01T10:00:00Z', 1_800)],
      [from('2026-05-30T08:00:00Z', 1_900), from('2026-06-01T12:00:00Z', null)],
      [from('2026-06-02T08:00:00Z', 1_000)],
    ];
    expect(figuresOf(stations, spansOf('2026-06-01', '2026-06-02'))).toEqual([
      {
        day: '2026-06-01',
        open: 1_700,
        min: 1_500,
        median: 1_800,
        max: 1_900,
        close: 1_720,
        stations: 3,
      },
    ]);
  });

  test('are empty where nothing could rank', () => {
    expect(
      figuresOf([[from('2026-06-02T08:00:00Z', 1_000)]], spansOf('2026-06-01', '2026-06-02')),
    ).toEqual([
      {
        day: '2026-06-01',
        open: null,
        min: null,
        median: null,
        max: null,
        close: null,
        stations: 0,
      },
    ]);
  });

  test('support days of 23 and of 25 hours', () => {
    const hours = (first: string, end: string) =>
      spansOf(first, end).map((span) => (span.to - span.from) / 3_600_000);
    expect(hours('2026-03-28', '2026-03-31')).toEqual([24, 23, 24]);
    expect(hours('2026-10-24', '2026-10-27')).toEqual([24, 25, 24]);
  });
});
