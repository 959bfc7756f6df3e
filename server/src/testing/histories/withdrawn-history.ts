import fc from 'fast-check';
import { history, inTurn, LEAVER, price, START, who, type Instant } from './arbitrary.ts';
import { printable } from './printable.ts';
import { MINUTE_MS, type Action, type HistoryEvent } from './event.ts';

/** A withdrawn event, between two histories. */
export interface WithdrawnHistory {
  before: HistoryEvent[];
  event: HistoryEvent;
  /** The scheduled jobs that run before the withdrawal. */
  between: HistoryEvent[];
  undone: HistoryEvent;
  after: HistoryEvent[];
}

/**
 * A source that the histories do not use otherwise, because a withdrawn price of a source is held when the source
 * repeats it.
 */
export const ORIGIN = 'open_charge_map';
const anyPrice = fc.oneof(price, fc.constant('same' as const));

export const ACTIONS = {
  driver: fc.record({
    act: fc.constant('driver' as const),
    who,
    price: anyPrice,
    ago: fc.constantFrom(0, 0, 90),
  }),
  owner: fc.record({ act: fc.constant('owner' as const), price: anyPrice }),
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
      price: anyPrice,
      ago: fc.constantFrom(0, 90),
    }),
    fc.constant({ act: 'dispute' as const, who: LEAVER, isOwner: false }),
  ),
} satisfies Record<string, fc.Arbitrary<Action>>;

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
export function withdrawnHistory(kind: keyof typeof ACTIONS): fc.Arbitrary<WithdrawnHistory> {
  const others = (events: readonly HistoryEvent[]) =>
    events.every((event) => event.act !== 'import' || event.origin !== ORIGIN);
  return history({ maxLength: 6 })
    .filter(others)
    .chain((before) => {
      const pauses = kind in WAITS ? WAITS[kind as keyof typeof WAITS] : fc.constant([]);
      return fc.tuple(ACTIONS[kind], pauses).chain(([action, minutes]) => {
        const made = withWithdrawal(before, action, minutes);
        return history({ minLength: 0, maxLength: 4, after: made.after.at(-1)! })
          .filter(others)
          .map((after) => withWithdrawal(before, action, minutes, after));
      });
    });
}

const JOBS = { act: 'jobs' } as const;

/**
 * @param minutes pauses before the withdrawal, after each of which the scheduled jobs run
 * @param after events after the jobs have run again
 */
export function withWithdrawal(
  before: HistoryEvent[],
  action: Action,
  minutes: readonly number[] = [],
  after: readonly HistoryEvent[] = [],
): WithdrawnHistory {
  const last: Instant = before.at(-1) ?? { label: 0, at: START };
  const [event] = inTurn([action], last);
  const between: HistoryEvent[] = [];
  for (const pause of minutes) {
    const { label, at } = between.at(-1) ?? event!;
    between.push(...inTurn([JOBS], { label, at: at + pause * MINUTE_MS }));
  }
  const undo: Action =
    'who' in action && action.who === LEAVER
      ? { act: 'leave', who: LEAVER }
      : { act: UNDO[action.act as keyof typeof UNDO], of: event!.label };
  const [undone, jobs] = inTurn([undo, JOBS], between.at(-1) ?? event!);
  const all = printable([...before, event!, ...between, undone!, jobs!, ...after], START);
  const made = { before, event: event!, between, undone: undone!, after: [jobs!, ...after] };
  return Object.defineProperty(made, fc.toStringMethod, {
    value: () => fc.stringify(all),
  });
}
