// Tests which reports decide about waiting claims.
import { expect, test } from 'vitest';
import { START } from '../../../testing/words/arbitrary.ts';
import { AMONG_OTHERS } from '../../../testing/words/fold-words.ts';
import {
  administrator,
  DAY,
  driver,
  JOB,
  known,
  OLD,
  owner,
  price,
  told,
  withdraws,
  wordsOf,
  type Said,
} from '../../../testing/words/said-to-fold.ts';
import { MINUTE_MS } from '../../../testing/words/word.ts';
import { fold } from './fold.ts';
import type { Intent } from './words.ts';

const LATER = START + DAY * MINUTE_MS;
const mapSays = (value: number) => price(value, { origin: 'open_charge_map', isSure: true });
/** Undoes the import of a report. */
function undone(said: readonly Said[], id: number): Intent {
  const gone = told(said).prices.find((one) => one.id === id)!;
  const decided = { decidedBy: 'maria', decidedAt: LATER, decisionReason: 'undo' };
  return { kind: 'undone', price: { ...gone, state: 'withdrawn', ...decided } };
}
/** Returns the outcome of Carla's price, which needs a known person. */
const claimed = (...before: Said[]) =>
  told([...before, [1, driver('carla', 1651)]]).prices.at(-1)!.state;

test('a confirmation of a price that an administrator withdrew supports no claim', () => {
  expect(claimed([0, OLD])).toBe('reported');
  const said: Said[] = [
    [0, OLD],
    [1, administrator(1651)],
    [1, known('bruno', 1651)],
  ];
  expect(claimed(...said, [1, withdraws(2)])).toBe('reported');
});

test('a confirmation after that does, also of an import that is undone, or beside another withdrawn price', () => {
  const said: Said[] = [
    [0, OLD],
    [1, administrator(1651)],
    [1, withdraws(2)],
    [1, mapSays(1651)],
    [1, known('bruno', 1651)],
  ];
  const back: Said = [1, undone(said, 4)];
  expect(claimed(...said, back)).toBe('accepted');
  expect(claimed(...said, [1, administrator(1720)], [1, withdraws(6)], back)).toBe('accepted');
});

test('a confirmation of a price that its author withdrew supports a claim', () => {
  const said: Said[] = [
    [0, OLD],
    [1, owner(1651)],
    [1, known('bruno', 1651)],
  ];
  const confirmed = told(said);
  const gone = { state: 'withdrawn', decidedBy: 'author', decidedAt: LATER } as const;
  const start = {
    ...confirmed,
    prices: confirmed.prices.map((one) => (one.id === 2 ? { ...one, ...gone } : one)),
    current: told([[0, OLD]]).current,
  };
  const carla = wordsOf([...said, [1, driver('carla', 1651)]]).slice(-1);
  expect(fold(start, carla).prices.at(-1)).toMatchObject({ state: 'accepted' });
});

test('a claim that waits again is evaluated by all reports since, other claims by new ones only', () => {
  const said: Said[] = [
    [0, OLD],
    [0, driver('carla', 1690)],
    [1, mapSays(1600)],
    [1, known('bruno', 1600)],
  ];
  const back: Said = [1, undone(said, 3)];
  expect(told([...said, back, [1, JOB]]).current).toMatchObject({ price: 1690, voices: 0 });
  // It would take a medal, and so needs a known person.
  const beside: Said = [1, JOB, AMONG_OTHERS];
  const waits = told([...said, back, beside]).prices.find(({ id }) => id === 2);
  expect(waits).toMatchObject({ state: 'reported', needed: 1 });
  const evaluated = told([...said, back, beside, beside]).prices.find(({ id }) => id === 2);
  expect(evaluated).toMatchObject({ state: 'rejected', decidedBy: 'drivers' });
});
