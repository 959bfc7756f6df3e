// Tests rules page-card, ranking-both.
import { expect, test } from 'vitest';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { shownPrice, shownStation } from '../../testing/stations/shown-station.ts';
import { entriesOf } from '../heads/listed-entries.ts';
import { cardHash, cardOfRanking, cardOfStation } from './card.ts';

const DIESEL = shownPrice(20, 1.759);

test('a station shows its real prices with their unit, and the date of old ones', () => {
  const gas = shownPrice(30, 0.729, {
    stale: true,
    effective_date: '2026-11-03T10:00:00.000Z',
  });
  expect(cardOfStation(shownStation([gas, DIESEL]))).toMatchObject({
    title: 'Commercio Petroli',
    place: 'Via Cinque Febbraio 46, Domagnano',
    lines: [
      { name: 'Diesel Self', note: 'al litro', digits: '1,759' },
      { name: 'GPL', note: 'al litro · al 03/11/2026', digits: '0,729' },
    ],
    foot: 'Prezzi al 21/11/2026, fonte: gestore',
  });
});

test.each([
  ['invented', { source: 'demo', origin: 'demo' }],
  ['doubtful', { doubtful: true }],
] as const)('a price that is %s is not shown', (_, more) => {
  expect(cardOfStation(shownStation([{ ...DIESEL, ...more }]))).toMatchObject({
    lines: [],
    foot: 'Prezzi non ancora noti',
  });
});

test('a station that is closed for good has no prices', () => {
  expect(cardOfStation(shownStation([DIESEL], { closed: true }))).toMatchObject({
    lines: [],
    foot: 'Chiuso',
  });
});

test('a ranking shows its best three with their medals', () => {
  const entries = [1, 2, 2, 4].map((rank, index): RankingEntry => ({
    decade: 20,
    rank,
    stale: false,
    known: true,
    business: { ...shownStation([]).business, name: `S${index}` },
    fuels: [DIESEL],
  }));
  const card = cardOfRanking({ area: 'SM', decade: 20 }, entries);
  expect([card.title, card.place]).toEqual(['Diesel', 'a San Marino']);
  expect(card.lines.map(({ name, medal }) => [name, medal?.rank, medal?.metal])).toEqual([
    ['S0', 1, 'gold'],
    ['S1', 2, 'silver'],
    ['S2', 2, 'silver'],
  ]);
});

test('a ranking of both areas shows the medals of each', () => {
  const two = [1, 1].map((rank): RankingEntry => ({
    decade: 20,
    rank,
    stale: false,
    known: true,
    business: shownStation([]).business,
    fuels: [DIESEL],
  }));
  const page = { area: 'entrambe', decade: 20 } as const;
  const card = cardOfRanking(page, entriesOf('entrambe', [two, two]));
  expect(card.place).toBe('a San Marino e oltre confine');
  expect(card.lines.map(({ medal }) => medal?.metal)).toEqual(['gold', 'gold', 'gold']);
});

test('the name of a picture follows from its content', () => {
  const hash = cardHash(cardOfStation(shownStation([DIESEL])));
  expect(cardHash(cardOfStation(shownStation([{ ...DIESEL }])))).toBe(hash);
  expect(cardHash(cardOfStation(shownStation([{ ...DIESEL, price: 1.758 }])))).not.toBe(hash);
});
