// Tests rule ranking-worth.
import type { Comparison, Range } from '@pieno/contract/prices/worth/true-cost.ts';
import { expect, test } from 'vitest';
import { fuelPrice, rankingEntry } from '../../../testing/sample-prices.ts';
import { doubtText, minutesText, savingText, verdictText } from './worth-text.ts';

const range = (low: number, high = low): Range => ({ low, high });
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

test.each([
  [range(9.37, 10.12), 'yes', 'risparmi 9,40–10,10 €'],
  [range(15.885), 'yes', 'risparmi 15,89 €'],
  [range(0.6), 'no', 'Non ne vale la pena: risparmi 0,60 €'],
  [range(0), 'no', 'costa uguale'],
  [range(-4.56, -2.66), 'no', 'spendi 2,70–4,60 € in più'],
  [range(-0.8, 1.8), 'maybe', 'tra 0,80 € in più e 1,80 € in meno'],
  [range(-0.001275, 1.817445), 'maybe', 'risparmi al massimo 1,82 €'],
] as const)('a saving of %o is shown as %s: %s', (saving, verdict, text) => {
  expect(plain(savingText({ saving, verdict }))).toBe(text);
});

test.each([
  [range(12, 16), '12–16 min in più'],
  [range(12), '12 min in più'],
  [range(0), null],
  [range(-16, -12), '12–16 min in meno'],
  [range(-2, 5), 'tra 2 min in meno e 5 min in più'],
])('minutes %o: %s', (minutes, text) => {
  expect(plain(minutesText(minutes))).toBe(text);
});

const fuel = fuelPrice(20, 1.7);
const entry = { ...rankingEntry({ name: 'Esso', locality: 'Dogana', fuels: [fuel] }), sharing: 1 };
const answerText = (comparison: Partial<Comparison>, isOwn = true, isPassing = false) => {
  const fill = {
    price: 1.7,
    extra: { kilometres: range(0), minutes: range(0), isEstimate: false },
    doubt: null,
  };
  const whole = {
    saving: range(9),
    minutes: range(0),
    isEstimate: false,
    verdict: 'yes',
    doubt: null,
    ...comparison,
  } as const;
  const worth = { entry, fuel, fill, cost: range(70) };
  return plain(verdictText({ ...worth, comparison: whole }, { ...worth, isOwn }, isPassing));
};

test('the answer is one sentence', () => {
  expect(answerText({ saving: range(8.6, 9.4), minutes: range(12) })).toBe(
    'Sì: a Dogana risparmi circa 9 € rispetto al tuo solito, 12 minuti in più.',
  );
  expect(answerText({ saving: range(15.89) }, false)).toBe(
    'Sì: a Dogana risparmi 15,89 € rispetto a Esso, il più vicino che conosciamo.',
  );
  expect(answerText({ saving: range(15.89) }, true, true)).toBe(
    'Sì, se ci passi già: a Dogana risparmi 15,89 € rispetto al tuo solito.',
  );
  expect(answerText({ saving: range(0.3, 2.1), minutes: range(20, 40), verdict: 'maybe' })).toBe(
    'Forse: a Dogana risparmi al massimo 2,10 € rispetto al tuo solito, circa 30 minuti in più.',
  );
  expect(answerText({ saving: range(0.6), verdict: 'no' })).toBe(
    'Non ne vale la pena: a Dogana risparmi 0,60 €.',
  );
  expect(answerText({ saving: range(-0.04, 0.05), verdict: 'no' })).toBe(
    'Non ne vale la pena: a Dogana risparmi al massimo 0,05 €.',
  );
  expect(answerText({ saving: range(-0.004, 0.005), verdict: 'no' })).toBe(
    'Non ne vale la pena: a Dogana risparmi al massimo 0,01 €.',
  );
  expect(answerText({ saving: range(-3), verdict: 'no' })).toBe(
    'No: il tuo solito conviene già più degli altri.',
  );
  expect(answerText({ saving: range(-3), verdict: 'no' }, false)).toBe(
    'No: Esso, il più vicino, conviene già più degli altri.',
  );
});

test('a doubt is shown if it prevents a yes', () => {
  const of = { saving: range(9), minutes: range(0), isEstimate: false, doubt: 'stale' } as const;
  expect(doubtText({ ...of, verdict: 'maybe' })).toBe('il prezzo è vecchio');
  expect(doubtText({ ...of, verdict: 'no' })).toBeNull();
});
