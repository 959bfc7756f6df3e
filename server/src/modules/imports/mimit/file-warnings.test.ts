import { expect, test } from 'vitest';
import { findWarnings } from './file-warnings.ts';
import type { MinistryState } from '../../ministry/state.ts';
import type { PriceFile } from './prices.ts';
import type { Registry } from './registry.ts';

const LAST: MinistryState = {
  registry: { source: 'a', extractedOn: '2026-08-20', rows: 100 },
  prices: { source: 'b', extractedOn: '2026-08-20', rows: 100 },
};
const registry = (fields: Partial<Registry> = {}): Registry => ({
  extractedOn: '2026-08-21',
  unknown: [],
  read: 100,
  rows: [],
  rejects: [],
  cut: false,
  ...fields,
});
const prices = (fields: Partial<PriceFile> = {}): PriceFile => ({
  extractedOn: '2026-08-21',
  unknown: [],
  read: 100,
  rows: Array.from<PriceFile['rows'][number]>({ length: 100 }),
  rejects: [],
  cut: false,
  ...fields,
});
const NONE = { listed: 0, outside: 0 };
const warnings = (r = registry(), p = prices(), orphans = 0, known = NONE) =>
  findWarnings({ registry: r, prices: p, orphans, known }, LAST);

test('complete files of a newer day raise no warning', () => {
  expect(warnings()).toEqual([]);
  expect(warnings(registry({ read: 50 }), prices({ read: 50 }), 10)).toEqual([]);
  // Half of the stations, or a few, may really have moved.
  expect(warnings(registry(), prices(), 0, { listed: 20, outside: 10 })).toEqual([]);
  expect(warnings(registry(), prices(), 0, { listed: 9, outside: 9 })).toEqual([]);
});

test.each([
  [warnings(registry({ cut: true })), "L'anagrafica finisce a metà di una riga."],
  [
    warnings(registry({ read: 49 })),
    "L'anagrafica ha soltanto 49 righe: l'ultima volta erano 100.",
  ],
  [
    warnings(registry(), prices({ read: 49 })),
    "Il file dei prezzi ha soltanto 49 righe: l'ultima volta erano 100.",
  ],
  [
    warnings(registry(), prices({ extractedOn: '2026-08-19' })),
    'Il file dei prezzi porta la data 2026-08-19: quella già importata è 2026-08-20.',
  ],
  [
    warnings(registry(), prices(), 11),
    "11 prezzi su 100 sono di impianti assenti dall'anagrafica: i due file non vanno insieme.",
  ],
  [
    warnings(registry(), prices(), 0, { listed: 139, outside: 120 }),
    "L'anagrafica mette 120 dei 139 distributori delle zone fuori da ogni zona: le coordinate sembrano sbagliate.",
  ],
])('%j', (found, sentence) => {
  expect(found).toEqual([sentence]);
});

test('the first import has nothing to compare with', () => {
  const files = { registry: registry({ read: 3 }), prices: prices(), orphans: 0, known: NONE };
  expect(findWarnings(files, undefined)).toEqual([]);
});
