// Tests rule start-places.
import { expect, test } from 'vitest';
import { START_PLACES } from './places.ts';

test('the start places are the castelli and the towns around', () => {
  const names = START_PLACES.map(({ name }) => name);
  const castelli =
    'San Marino, Serravalle, Borgo Maggiore, Domagnano, Acquaviva, Chiesanuova, Fiorentino, Faetano, Montegiardino';
  const towns =
    'Rimini, Riccione, Santarcangelo, Verucchio, Novafeltria, Cattolica, Pesaro, Urbino';
  expect(names).toEqual(expect.arrayContaining(`${castelli}, ${towns}`.split(', ')));
  expect(names).not.toContain('Ravenna');
  expect(new Set(names).size).toBe(names.length);
});
