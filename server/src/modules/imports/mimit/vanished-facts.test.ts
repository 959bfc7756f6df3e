// Tests rule import-columns.
import { expect, test } from 'vitest';
import type { MinistryState } from '../../ministry/state.ts';
import { factsOfPrices, factsOfRegistry, vanishedFacts } from './vanished-facts.ts';

const source = { source: 'a', extractedOn: '2026-08-21', rows: 1_000 };
const state = (
  registry: Record<string, number>,
  prices: Record<string, number> = {},
): MinistryState => ({
  registry: { ...source, facts: registry },
  prices: { ...source, facts: prices },
});

test('a fact that most rows have lost is reported with both numbers', () => {
  const before = state({ coordinate: 23_000, bandiera: 900 }, { Benzina: 20_000, Metano: 900 });
  const now = state({ coordinate: 0, bandiera: 450 }, { Benzina: 20_100 });
  expect(vanishedFacts(now, before)).toEqual([
    "In anagrafica gli impianti con coordinate sono soltanto 0: l'ultima volta erano 23.000.",
    "I prezzi di «Metano» sono soltanto 0: l'ultima volta erano 900.",
  ]);
});

test('the first import, and one after a version without counts, have nothing to compare with', () => {
  const now = state({ coordinate: 0 });
  expect(vanishedFacts(now, undefined)).toEqual([]);
  expect(vanishedFacts(now, { registry: source, prices: source })).toEqual([]);
});

test('rows with the fact are counted, and fuels with many rows', () => {
  const row = { line: 1, text: '', id: '1', operator: '', name: '', town: '', province: '' };
  const rows = [
    { ...row, brand: 'Q8', address: '', position: { latitude: 44, longitude: 12 } },
    { ...row, brand: '', address: 'Via Roma', position: null },
  ];
  expect(factsOfRegistry({ rows })).toEqual({ coordinate: 1, bandiera: 1, indirizzo: 1 });
  const price = { line: 1, text: '', station: '1', mode: 'self', price: 1, observedAt: new Date() };
  const many = Array.from({ length: 100 }, () => ({ ...price, fuel: 'Benzina' }) as const);
  expect(factsOfPrices({ rows: [...many, { ...price, fuel: 'HiQ' }] as never })).toEqual({
    Benzina: 100,
  });
});
