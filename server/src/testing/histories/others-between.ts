/** Makes histories with other people's events between an event and its withdrawal. */
import fc from 'fast-check';
import { inOrder, LEAVER, START, steps, VOUCHED, type ActionName, type Step } from './arbitrary.ts';
import { sheetReports } from './actions.ts';
import { printable } from './printable.ts';
import { ACTIONS, ORIGIN } from './withdrawn-history.ts';
import { DIESEL, type Action, type Place, type HistoryEvent } from './event.ts';

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
  before: HistoryEvent[];
  event: HistoryEvent;
  between: HistoryEvent[];
  undone: HistoryEvent;
  /** Begins with the scheduled jobs. */
  after: HistoryEvent[];
}

const FIRST: Place = { station: 0, fuel: DIESEL };
const SECOND: Place = { station: 1, fuel: DIESEL };
export const placesOf = (kind: Kind): Place[] => (kind === 'merge' ? [FIRST, SECOND] : [FIRST]);

/** Others' events in between; they are not withdrawn. */
const MEANWHILE: readonly ActionName[] = [
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

interface Withdrawal {
  event: fc.Arbitrary<Action>;
  undone: (event: Action, label: number) => Action;
  pauses: fc.Arbitrary<number>;
  /** True for a step of the author of the withdrawn event. */
  isOwn?: (step: Action, event: Action) => boolean;
}

const isBy = (who: string, step: Action) => 'who' in step && step.who === who;
const byAuthor = (step: Action, event: Action) => 'who' in event && isBy(event.who, step);
const isOfSource = (step: Action) => step.act === 'import' && step.origin === ORIGIN;

const WITHDRAWALS: Record<Kind, Withdrawal> = {
  report: {
    event: ACTIONS.driver,
    undone: (_event, of) => ({ act: 'undo report', of }),
    pauses: SHORT,
    isOwn: byAuthor,
  },
  owner: {
    event: ACTIONS.owner,
    undone: (_event, of) => ({ act: 'undo report', of }),
    pauses: SHORT,
    isOwn: (step) => step.act === 'owner',
  },
  dispute: {
    event: ACTIONS.dispute,
    undone: (_event, of) => ({ act: 'undo dispute', of }),
    pauses: SHORT,
    isOwn: byAuthor,
  },
  import: {
    event: ACTIONS.import,
    undone: (_event, of) => ({ act: 'undo import', of }),
    pauses: DAYS,
  },
  account: {
    event: ACTIONS.leaver,
    undone: () => ({ act: 'leave', who: LEAVER }),
    pauses: DAYS,
  },
  lock: { event: ACTIONS.leaver, undone: () => ({ act: 'lock', who: LEAVER }), pauses: DAYS },
  vouching: {
    event: fc.constant({ act: 'vouch', who: VOUCHED }),
    undone: () => ({ act: 'unvouch', who: VOUCHED }),
    pauses: DAYS,
  },
  merge: {
    event: fc.constant({ act: 'merge', merged: SECOND.station }),
    undone: (_event, of) => ({ act: 'unmerge', of }),
    pauses: DAY,
  },
};

/** Makes histories with one to four events of others between an event and its withdrawal. */
export function othersBetween(kind: Kind): fc.Arbitrary<Between> {
  const { event, pauses, isOwn } = WITHDRAWALS[kind];
  const around = fc.constantFrom(...placesOf(kind));
  const parts = fc.tuple(
    fc.tuple(pricesFirst(kind), steps({ maxLength: 6, place: around })),
    event,
    steps({ names: MEANWHILE, minLength: 1, maxLength: 4, pauses }),
    steps({ maxLength: 4, place: around }),
    fc.tuple(pauses, ownSteps(kind)),
  );
  return parts
    .map(([[prices, before], action, between, after, [pause, [first, then]]]) => {
      const isOthers = ([, , step]: Step) =>
        !isOwn?.(step, action) && !(kind === 'import' && isOfSource(step));
      return {
        before: [...prices, ...before, ...first].filter(isOthers),
        action,
        between: [...then, ...between.filter(isOthers)],
        pause,
        after: kind === 'import' ? after.filter(isOthers) : after,
      };
    })
    .filter(({ between }) => between.length > 0)
    .map((parts) => assembled(kind, parts));
}

/** Mostly there is a price to report on. */
const pricesFirst = (kind: Kind): fc.Arbitrary<Step[]> =>
  fc.constantFrom(
    placesOf(kind).map((where): Step => [0, where, sheetReports(1700)]),
    placesOf(kind).map((where): Step => [0, where, { ...sheetReports(1700), ago: 1500 }]),
    [],
  );

/** The steps of the driver who is vouched for temporarily: before that, or as a known driver. */
function ownSteps(kind: Kind): fc.Arbitrary<[Step[], Step[]]> {
  if (kind !== 'vouching') return fc.constant([[], []]);
  const own = steps({ names: ['driver', 'driver', 'dispute'], maxLength: 1, pauses: SHORT });
  const by = own.map((made) =>
    made.map(([minutes, where, step]): Step => [
      minutes,
      where,
      { ...step, who: VOUCHED } as Action,
    ]),
  );
  return fc.tuple(by, by).filter(([waits, counts]) => waits.length + counts.length > 0);
}

interface Parts {
  before: readonly Step[];
  action: Action;
  between: readonly Step[];
  pause: number;
  after: readonly Step[];
}

/** Builds a history from a test's actions, one per minute, at the first station by default. */
export function withOthers(
  kind: Kind,
  before: readonly (Action & { station?: number })[],
  action: Action,
  between: readonly Action[],
): Between {
  const first = before.map(({ station = 0, ...step }): Step => [0, { ...FIRST, station }, step]);
  const others = between.map((step): Step => [0, FIRST, step]);
  return assembled(kind, { before: first, action, between: others, pause: 0, after: [] });
}

function assembled(kind: Kind, { before, action, between, pause, after }: Parts): Between {
  const first = inOrder(before);
  const [event] = inOrder([[0, FIRST, action]], first.at(-1));
  const others = inOrder(between, event);
  const [then] = inOrder([[pause, FIRST, { act: 'silence' }]], others.at(-1));
  const undone = { ...then!, ...WITHDRAWALS[kind].undone(action, event!.label) } as HistoryEvent;
  const last = inOrder([[0, FIRST, { act: 'jobs' }], ...after], undone);
  const all = printable([...first, event!, ...others, undone, ...last], START);
  const made = { before: first, event: event!, between: others, undone, after: last };
  return Object.defineProperty(made, fc.toStringMethod, { value: () => fc.stringify(all) });
}
