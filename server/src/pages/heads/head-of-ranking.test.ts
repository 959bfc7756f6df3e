// Tests rules page-head, ranking-both.
import { expect, test } from 'vitest';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { readLinkPreview } from '../../testing/pages/link-preview.ts';
import { shownPrice, shownStation } from '../../testing/stations/shown-station.ts';
import { headOfRanking } from './head-of-ranking.ts';
import { entriesOf, type RankingPage } from './listed-entries.ts';

const SITE = 'https://pieno.example';
const DIESEL: RankingPage = { area: 'SM', decade: 20 };

const entry = (
  name: string,
  price: number,
  rank: number | null,
  more: Parameters<typeof shownPrice>[2] = {},
): RankingEntry => ({
  decade: 20,
  rank,
  stale: more.stale ?? false,
  known: true,
  business: { ...shownStation([]).business, name },
  fuels: [shownPrice(20, price, more)],
});
const previewOf = (entries: RankingEntry[], page = DIESEL) =>
  readLinkPreview(Buffer.from(headOfRanking(page, entries, SITE)), SITE);

test('the title contains the lowest price, the description its station', () => {
  const entries = [
    entry('Esso', 1.749, 1),
    entry('Repsol', 1.759, 2),
    entry('Q8', 1.7, null, { stale: true }),
  ];
  const { title, tags, canonical } = previewOf(entries);
  expect(title).toBe('Diesel a San Marino: da € 1,749 · Pieno');
  expect(tags['description']).toBe(
    'I più convenienti: Esso, Domagnano € 1,749; Repsol, Domagnano € 1,759. Prezzi al 21/11/2026, fonte: gestore.',
  );
  expect(canonical).toBe(`${SITE}/ranking/20`);
});

test('the description counts only known prices', () => {
  const ranked = [1, 2, 3, 4].map((rank) => entry(`S${rank}`, 1.7 + rank / 100, rank));
  const unknown: RankingEntry = { ...entry('S5', 1, null), known: false, fuels: [] };
  expect(previewOf([...ranked, unknown]).tags['description']).toContain('A confronto 4 prezzi.');
});

test('the belt has a title and an address of its own', () => {
  const { title, canonical } = previewOf([entry('Esso', 1.749, 1)], { ...DIESEL, area: 'confine' });
  expect(title).toBe('Diesel oltre confine: da € 1,749 · Pieno');
  expect(canonical).toBe(`${SITE}/ranking/20?area=confine`);
});

test('a page of both areas contains the best of both', () => {
  const entries = entriesOf('entrambe', [
    [entry('Esso', 1.749, 1), entry('Repsol', 1.9, 2)],
    [entry('Q8', 1.8, 1)],
  ]);
  const { title, tags, canonical } = previewOf([...entries], { ...DIESEL, area: 'entrambe' });
  expect(title).toBe('Diesel a San Marino e oltre confine: da € 1,749 · Pieno');
  expect(tags['description']).toMatch(/^I più convenienti: Esso.*; Q8.*; Repsol/);
  expect(canonical).toBe(`${SITE}/ranking/20?area=entrambe`);
});

test('without a fresh price the first one is given with its date', () => {
  const old = { stale: true, effective_date: '2026-11-03T10:00:00.000Z' };
  expect(previewOf([entry('Esso', 1.749, null, old)]).title).toBe(
    'Diesel a San Marino: da € 1,749 (al 03/11/2026) · Pieno',
  );
});

test('invented prices are left out', () => {
  const demo = { source: 'demo', origin: 'demo' } as const;
  const { title, tags } = previewOf([entry('Esso', 1.749, 1, demo)]);
  expect(title).toBe('Diesel a San Marino · Pieno');
  expect(tags['description']).toBe('Chi lo vende: un distributore. I prezzi non sono ancora noti.');
});

test('no station sells the fuel', () => {
  expect(previewOf([]).tags['description']).toBe('Nessun distributore conosciuto lo vende.');
});
