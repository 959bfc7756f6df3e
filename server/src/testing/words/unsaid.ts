import fc from 'fast-check';
import { history, inTurn, LEAVER, price, START, who, type Instant } from './arbitrary.ts';
import { tellable } from './tell.ts';
import { MINUTE_MS, type Deed, type Word } from './word.ts';

/** A withdrawn event, between two histories. */
export interface Unsaid {
  before: Word[];
  word: Word;
  /** The scheduled jobs that run before the withdrawal. */
  between: Word[];
  undone: Word;
  after: Word[];
}

/**
 * A source that the histories do not use otherwise, because a withdrawn price of a source is held when the source
 * repeats it.
 */
export const ORIGIN = 'open_charge_map';
const said = fc.oneof(price, fc.constant('same' as const));

export const DEEDS = {
  driver: fc.record({
    act: fc.constant('driver' as const),
    who,
    price: said,
    ago: fc.constantFrom(0, 0, 90),
  }),
  owner: fc.record({ act: fc.constant('owner' as const), price: said }),
  dispute: fc.record({ act: fc.constant('dispute' as const), who, isOwner: fc.boolean() }),
  import: fc.record({
    act: fc.constant('import' as const),
    origin: fc.constant(ORIGIN),
    price,
    ago: fc.constantFrom(0, 5, 300),
  }),
  leaver: fc.oneof(
    fc.record({
      act: fc.constant('driver' as const),
      who: fc.constant(LEAVER),
      price: said,
      ago: fc.constantFrom(0, 90),
    }),
    fc.constant({ act: 'dispute' as const, who: LEAVER, isOwner: false }),
  ),
} satisfies Record<string, fc.Arbitrary<Deed>>;

const UNDO = {
  driver: 'undo report',
  owner: 'undo report',
  dispute: 'undo dispute',
  import: 'undo import',
} as const;

/** Minutes before an import is undone, or an account deleted: hours and days, not enough for anything to be settled. */
const PAUSES = [1, 30, 300, 1300];
const WAITS = {
  import: fc.array(fc.constantFrom(...PAUSES), { maxLength: 3 }),
  leaver: fc.array(fc.constantFrom(...PAUSES), { maxLength: 2 }),
};

/**
 * Makes withdrawn events of a kind: people's a minute later; an import's, and a deleted account's, also days later. The
 * scheduled jobs run right afterwards.
 */
export function unsaid(kind: keyof typeof DEEDS): fc.Arbitrary<Unsaid> {
  const others = (words: readonly Word[]) =>
    words.every((word) => word.act !== 'import' || word.origin !== ORIGIN);
  return history({ maxLength: 6 })
    .filter(others)
    .chain((before) => {
      const pauses = kind in WAITS ? WAITS[kind as keyof typeof WAITS] : fc.constant([]);
      return fc.tuple(DEEDS[kind], pauses).chain(([deed, minutes]) => {
        const made = takenBack(before, deed, minutes);
        return history({ minLength: 0, maxLength: 4, after: made.after.at(-1)! })
          .filter(others)
          .map((after) => takenBack(before, deed, minutes, after));
      });
    });
}

const JOBS = { act: 'jobs' } as const;

/**
 * @param minutes pauses before the withdrawal, after each of which the scheduled jobs run
 * @param after events after the jobs have run again
 */
export function takenBack(
  before: Word[],
  deed: Deed,
  minutes: readonly number[] = [],
  after: readonly Word[] = [],
): Unsaid {
  const last: Instant = before.at(-1) ?? { label: 0, at: START };
  const [word] = inTurn([deed], last);
  const between: Word[] = [];
  for (const pause of minutes) {
    const { label, at } = between.at(-1) ?? word!;
    between.push(...inTurn([JOBS], { label, at: at + pause * MINUTE_MS }));
  }
  const undo: Deed =
    'who' in deed && deed.who === LEAVER
      ? { act: 'leave', who: LEAVER }
      : { act: UNDO[deed.act as keyof typeof UNDO], of: word!.label };
  const [undone, jobs] = inTurn([undo, JOBS], between.at(-1) ?? word!);
  const all = tellable([...before, word!, ...between, undone!, jobs!, ...after], START);
  const made = { before, word: word!, between, undone: undone!, after: [jobs!, ...after] };
  return Object.defineProperty(made, fc.toStringMethod, {
    value: () => fc.stringify(all),
  });
}
