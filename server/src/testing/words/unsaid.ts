import fc from 'fast-check';
import { history, inTurn, LEAVER, price, START, who, type Instant } from './arbitrary.ts';
import { tellable } from './tell.ts';
import { MINUTE_MS, type Deed, type Word } from './word.ts';

/** A word that is taken back, between two histories. */
export interface Unsaid {
  before: Word[];
  word: Word;
  /** The jobs of the clock that run before it is taken back. */
  between: Word[];
  undone: Word;
  after: Word[];
}

/** A source that nothing else of the histories comes from: what is withdrawn of a source is held when it says it again. */
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

/** Minutes that pass before an import is undone, or somebody leaves: hours and days, and with all of them nothing is settled. */
const PAUSES = [1, 30, 300, 1300];
const WAITS = {
  import: fc.array(fc.constantFrom(...PAUSES), { maxLength: 3 }),
  leaver: fc.array(fc.constantFrom(...PAUSES), { maxLength: 2 }),
};

/**
 * Makes words of a kind that are taken back: people's a minute later, an import also days later, as whoever leaves takes words along. The jobs of the clock run
 * right afterwards.
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
 * @param minutes pauses before it is taken back, after each of which the jobs of the clock run
 * @param after what is said once they have run again
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
