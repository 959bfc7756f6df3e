import fc from 'fast-check';
import { history, inTurn, price, START, who } from './arbitrary.ts';
import { tellable } from './tell.ts';
import type { Deed, Word } from './word.ts';

/** A word that is taken back a minute later, between two histories. */
export interface Unsaid {
  before: Word[];
  word: Word;
  undone: Word;
  after: Word[];
}

/** A source that nothing else of the histories comes from: what is withdrawn of a source is held when it says it again. */
const ORIGIN = 'open_charge_map';
const said = fc.oneof(price, fc.constant('same' as const));

const DEEDS = {
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
} satisfies Record<string, fc.Arbitrary<Deed>>;

const UNDO = {
  driver: 'undo report',
  owner: 'undo report',
  dispute: 'undo dispute',
  import: 'undo import',
} as const;

/** Makes words of a kind that are taken back. The jobs of the clock run right afterwards. */
export function unsaid(kind: keyof typeof DEEDS): fc.Arbitrary<Unsaid> {
  const others = (words: readonly Word[]) =>
    words.every((word) => word.act !== 'import' || word.origin !== ORIGIN);
  return history({ maxLength: 6 })
    .filter(others)
    .chain((before) => {
      const last = before.at(-1) ?? { label: 0, at: START };
      return fc
        .tuple(DEEDS[kind], history({ minLength: 0, maxLength: 4, after: afterUndo(last) }))
        .filter(([, after]) => others(after))
        .map(([deed, after]) => takenBack(before, deed, after));
    });
}

const afterUndo = ({ at, label }: { at: number; label: number }) =>
  inTurn([JOBS, JOBS, JOBS], { at, label }).at(-1)!;
const JOBS = { act: 'jobs' } as const;

/** @param after what is said once the jobs of the clock have run */
export function takenBack(before: Word[], deed: Deed, after: readonly Word[] = []): Unsaid {
  const last = before.at(-1) ?? { label: 0, at: START };
  const undo: Deed = { act: UNDO[deed.act as keyof typeof UNDO], of: last.label + 1 };
  const [word, undone, jobs] = inTurn([deed, undo, JOBS], last);
  const all = tellable([...before, word!, undone!, jobs!, ...after], START);
  const made = { before, word: word!, undone: undone!, after: [jobs!, ...after] };
  return Object.defineProperty(made, fc.toStringMethod, {
    value: () => fc.stringify(all),
  });
}
