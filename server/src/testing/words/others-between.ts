/** Makes histories with other people's events between an event and its withdrawal. */
import fc from 'fast-check';
import { inOrder, LEAVER, START, steps, VOUCHED, type DeedName, type Step } from './arbitrary.ts';
import { sheetSays } from './deeds.ts';
import { tellable } from './tell.ts';
import { DEEDS, ORIGIN } from './unsaid.ts';
import { DIESEL, type Deed, type Place, type Word } from './word.ts';

/** The withdrawn event, and how it is withdrawn. */
export type Kind =
  | 'report'
  | 'owner'
  | 'dispute'
  | 'import'
  | 'account'
  | 'lock'
  | 'vouching'
  | 'merge';

/** A withdrawn event, and the events before it, until the withdrawal and afterwards. */
export interface Between {
  before: Word[];
  word: Word;
  between: Word[];
  undone: Word;
  /** Begins with the scheduled jobs. */
  after: Word[];
}

const FIRST: Place = { station: 0, fuel: DIESEL };
const SECOND: Place = { station: 1, fuel: DIESEL };
export const placesOf = (kind: Kind): Place[] => (kind === 'merge' ? [FIRST, SECOND] : [FIRST]);

/** Others' events in between; they are not withdrawn. */
const MEANWHILE: readonly DeedName[] = [
  'driver',
  'driver',
  'owner',
  'import',
  'dispute',
  'administrator',
  'decide',
];

/**
 * Minutes: a report is withdrawn within ten, a merge is undone within a day, a deleted account withdraws three days of
 * reports.
 */
const SHORT = fc.constant(0);
const DAY = fc.constantFrom(0, 0, 8, 61, 300);
const DAYS = fc.constantFrom(0, 0, 8, 61, 300, 840);

interface Taking {
  word: fc.Arbitrary<Deed>;
  undone: (word: Deed, label: number) => Deed;
  pauses: fc.Arbitrary<number>;
  /** True for a step of the author of the withdrawn event. */
  isOwn?: (step: Deed, word: Deed) => boolean;
}

const isBy = (who: string, step: Deed) => 'who' in step && step.who === who;
const byAuthor = (step: Deed, word: Deed) => 'who' in word && isBy(word.who, step);
const isOfSource = (step: Deed) => step.act === 'import' && step.origin === ORIGIN;

const TAKING: Record<Kind, Taking> = {
  report: {
    word: DEEDS.driver,
    undone: (_word, of) => ({ act: 'undo report', of }),
    pauses: SHORT,
    isOwn: byAuthor,
  },
  owner: {
    word: DEEDS.owner,
    undone: (_word, of) => ({ act: 'undo report', of }),
    pauses: SHORT,
    isOwn: (step) => step.act === 'owner',
  },
  dispute: {
    word: DEEDS.dispute,
    undone: (_word, of) => ({ act: 'undo dispute', of }),
    pauses: SHORT,
    isOwn: byAuthor,
  },
  import: { word: DEEDS.import, undone: (_word, of) => ({ act: 'undo import', of }), pauses: DAYS },
  account: {
    word: DEEDS.leaver,
    undone: () => ({ act: 'leave', who: LEAVER }),
    pauses: DAYS,
  },
  lock: { word: DEEDS.leaver, undone: () => ({ act: 'lock', who: LEAVER }), pauses: DAYS },
  vouching: {
    word: fc.constant({ act: 'vouch', who: VOUCHED }),
    undone: () => ({ act: 'unvouch', who: VOUCHED }),
    pauses: DAYS,
  },
  merge: {
    word: fc.constant({ act: 'merge', merged: SECOND.station }),
    undone: (_word, of) => ({ act: 'unmerge', of }),
    pauses: DAY,
  },
};

/** Makes histories with one to four events of others between an event and its withdrawal. */
export function othersBetween(kind: Kind): fc.Arbitrary<Between> {
  const { word, pauses, isOwn } = TAKING[kind];
  const around = fc.constantFrom(...placesOf(kind));
  const said = fc.tuple(
    fc.tuple(toldFirst(kind), steps({ maxLength: 6, place: around })),
    word,
    steps({ names: MEANWHILE, minLength: 1, maxLength: 4, pauses }),
    steps({ maxLength: 4, place: around }),
    fc.tuple(pauses, ownSteps(kind)),
  );
  return said
    .map(([[told, before], deed, between, after, [pause, [first, then]]]) => {
      const isOthers = ([, , step]: Step) =>
        !isOwn?.(step, deed) && !(kind === 'import' && isOfSource(step));
      return {
        before: [...told, ...before, ...first].filter(isOthers),
        deed,
        between: [...then, ...between.filter(isOthers)],
        pause,
        after: kind === 'import' ? after.filter(isOthers) : after,
      };
    })
    .filter(({ between }) => between.length > 0)
    .map((parts) => assembled(kind, parts));
}

/** Mostly there is a price to report on. */
const toldFirst = (kind: Kind): fc.Arbitrary<Step[]> =>
  fc.constantFrom(
    placesOf(kind).map((where): Step => [0, where, sheetSays(1700)]),
    placesOf(kind).map((where): Step => [0, where, { ...sheetSays(1700), ago: 1500 }]),
    [],
  );

/** The steps of the driver who is vouched for temporarily: before that, or as a known driver. */
function ownSteps(kind: Kind): fc.Arbitrary<[Step[], Step[]]> {
  if (kind !== 'vouching') return fc.constant([[], []]);
  const own = steps({ names: ['driver', 'driver', 'dispute'], maxLength: 1, pauses: SHORT });
  const by = own.map((made) =>
    made.map(([minutes, where, step]): Step => [minutes, where, { ...step, who: VOUCHED } as Deed]),
  );
  return fc.tuple(by, by).filter(([waits, counts]) => waits.length + counts.length > 0);
}

interface Parts {
  before: readonly Step[];
  deed: Deed;
  between: readonly Step[];
  pause: number;
  after: readonly Step[];
}

/** Builds a history from a test's actions, one per minute, at the first station by default. */
export function withOthers(
  kind: Kind,
  before: readonly (Deed & { station?: number })[],
  deed: Deed,
  between: readonly Deed[],
): Between {
  const first = before.map(({ station = 0, ...step }): Step => [0, { ...FIRST, station }, step]);
  const others = between.map((step): Step => [0, FIRST, step]);
  return assembled(kind, { before: first, deed, between: others, pause: 0, after: [] });
}

function assembled(kind: Kind, { before, deed, between, pause, after }: Parts): Between {
  const first = inOrder(before);
  const [word] = inOrder([[0, FIRST, deed]], first.at(-1));
  const others = inOrder(between, word);
  const [then] = inOrder([[pause, FIRST, { act: 'silence' }]], others.at(-1));
  const undone = { ...then!, ...TAKING[kind].undone(deed, word!.label) } as Word;
  const last = inOrder([[0, FIRST, { act: 'jobs' }], ...after], undone);
  const all = tellable([...first, word!, ...others, undone, ...last], START);
  const made = { before: first, word: word!, between: others, undone, after: last };
  return Object.defineProperty(made, fc.toStringMethod, { value: () => fc.stringify(all) });
}
