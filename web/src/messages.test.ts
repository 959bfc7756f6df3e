// Tests rule product-language.
import { expect, test } from 'vitest';
import catalogue from '../messages/it.json' with { type: 'json' };
import { m } from './paraglide/messages.js';

// If the Paraglide compiler does not find its plugin, it emits an empty catalogue and reports success.
test('every sentence of the catalogue reaches the screens', () => {
  const { $schema: _, ...sentences } = catalogue;
  expect(Object.keys(m).toSorted()).toEqual(Object.keys(sentences).toSorted());
  expect(m.home_winners()).toBe('Vincitori per Categoria');
  expect(m.ranking_place({ rank: 3 })).toBe('3º posto');
});
