/** Histories for property-based tests. */
import fc from 'fast-check';
import { printable } from './printable.ts';
import { DIESEL, MINUTE_MS, type Action, type Place, type HistoryEvent } from './event.ts';

/** When histories begin. */
export const START = Date.parse('2026-11-21T12:00:00Z');
/**
 * Shortest time between two events. It is not a whole number of minutes, so that no two instants of a history coincide:
 * for prices of one instant the rules only say that the one recorded last applies.
 */
const GAP_MS = 61_001;

/** With 1700 as reference, 1690 ranks at once and 1650 does not; the last two are held and nearly agree. */
export const price = fc.constantFrom(1700, 1690, 1650, 1651, 1790, 1500, 1504);
export const PEOPLE = ['anna', 'bruno', 'carla', 'dario'];
/** Drivers for whom an administrator vouches. */
export const KNOWN = ['anna', 'bruno'];
/** Another known driver, who acts only in events that are withdrawn with the account. */
export const LEAVER = 'eva';
/** A driver for whom an administrator vouches only temporarily. */
export const VOUCHED = 'fabio';
export const who = fc.constantFrom(...PEOPLE);
const anyPrice = fc.oneof(
  { weight: 2, arbitrary: price },
  { weight: 1, arbitrary: fc.constant('same' as const) },
);
const ago = fc.constantFrom(0, 0, 3, 90, 400);
const back = fc.constantFrom(0, 0, 1, 2, 3);
const isRare = fc.nat(5).map((number) => number === 5);

/** An action before its targets are known: `of` counts back. */
const action = {
  import: fc.record({
    act: fc.constant('import' as const),
    origin: fc.constantFrom(
      'operator_sheet',
      'operator_sheet',
      'ministry',
      'open_charge_map',
      'demo',
    ),
    price,
    ago: fc.constantFrom(0, 5, 300, 2000),
  }),
  again: fc.record({ act: fc.constant('import again' as const), of: back }),
  undoImport: fc.record({ act: fc.constant('undo import' as const), of: back }),
  administrator: fc.record({ act: fc.constant('administrator' as const), price }),
  owner: fc.record({ act: fc.constant('owner' as const), price: anyPrice }),
  driver: fc.record({
    act: fc.constant('driver' as const),
    who,
    price: anyPrice,
    ago,
  }),
  undoReport: fc.record({ act: fc.constant('undo report' as const), of: back }),
  dispute: fc.record({ act: fc.constant('dispute' as const), who, isOwner: isRare }),
  close: fc.record({ act: fc.constant('close' as const), who }),
  undoDispute: fc.record({ act: fc.constant('undo dispute' as const), of: back }),
  withdraw: fc.constant({ act: 'withdraw' as const }),
  decide: fc.record({ act: fc.constant('decide' as const), isRight: fc.boolean() }),
  jobs: fc.constant({ act: 'jobs' as const }),
} satisfies Record<string, fc.Arbitrary<Action>>;

export type ActionName = keyof typeof action;

const WEIGHTS: Record<ActionName, number> = {
  import: 3,
  again: 1,
  undoImport: 1,
  administrator: 1,
  owner: 1,
  driver: 9,
  undoReport: 2,
  dispute: 3,
  undoDispute: 1,
  close: 2,
  withdraw: 1,
  decide: 1,
  jobs: 2,
};

/** The properties of prices do not cover a station's states. */
const EVERY = (Object.keys(action) as ActionName[]).filter((name) => name !== 'close');

/** Minutes until the next event: within the time of an undo, of an hour, a day, and longer than any report ranks. */
const pause = fc.constantFrom(0, 0, 0, 0, 0, 8, 8, 61, 61, 300, 1500, 4400, 13_000);

/** An instant and the label of its event. */
export interface Instant {
  at: number;
  label: number;
}

interface StepOptions {
  names?: readonly ActionName[];
  minLength?: number;
  maxLength?: number;
  place?: fc.Arbitrary<Place>;
  pauses?: fc.Arbitrary<number>;
}

/** The minutes before an event, and the event without its instant; `of` counts back. */
export type Step = [minutes: number, where: Place, what: Action];

/** Makes histories: events in the order of their instants, at least a minute apart. */
export function history({
  after,
  ...options
}: StepOptions & {
  /** The instant and the label before the first event. */
  after?: Instant;
} = {}): fc.Arbitrary<HistoryEvent[]> {
  return steps({ minLength: 1, ...options }).map((made) => printable(inOrder(made, after), START));
}

/** Makes events before the first instant is known. */
export function steps({
  names = EVERY,
  minLength = 0,
  maxLength = 12,
  place = fc.constant({ station: 0, fuel: DIESEL }),
  pauses = pause,
}: StepOptions): fc.Arbitrary<Step[]> {
  const actions = names.map((name) => ({
    weight: WEIGHTS[name],
    arbitrary: action[name] as fc.Arbitrary<Action>,
  }));
  const step = fc.tuple(pauses, place, fc.oneof(...actions));
  return fc.array(step, { minLength, maxLength, size: 'max' });
}

/** Plays steps in sequence. @param after the instant and the label before the first */
export function inOrder(
  made: readonly Step[],
  after: Instant = { at: START, label: 0 },
): HistoryEvent[] {
  const events: HistoryEvent[] = [];
  let { at, label } = after;
  for (const [minutes, where, what] of made) {
    at += GAP_MS + minutes * MINUTE_MS;
    label += 1;
    events.push({ label, at, ...where, ...withTarget(events, where, what) });
  }
  return events;
}

const TARGETS: Partial<Record<Action['act'], readonly Action['act'][]>> = {
  'import again': ['import'],
  'undo import': ['import', 'import again'],
  'undo report': ['driver', 'owner'],
  'undo dispute': ['dispute'],
};

/** Plays actions on diesel at the first station, one per minute. */
export const inTurn = (
  actions: readonly Action[],
  after: Instant = { at: START, label: 0 },
): HistoryEvent[] =>
  printable(
    actions.map((what, index) => ({
      station: 0,
      fuel: DIESEL,
      label: after.label + index + 1,
      at: after.at + (index + 1) * GAP_MS,
      ...what,
    })),
    START,
  );

/** The same with pauses, in minutes, before each. */
export function withPauses(
  steps: readonly (readonly [pause: number, action: Action])[],
): HistoryEvent[] {
  const events: HistoryEvent[] = [];
  for (const [minutes, action] of steps) {
    const { label, at } = events.at(-1) ?? { label: 0, at: START };
    events.push(...inTurn([action], { label, at: at + minutes * MINUTE_MS }));
  }
  return events;
}

/** Histories of people's reports and withdrawals within hours of a price. */
export function peopleWithinHours(maxLength: number): fc.Arbitrary<HistoryEvent[]> {
  const first = inTurn([{ act: 'import', origin: 'operator_sheet', price: 1700, ago: 0 }]);
  return history({
    names: [
      'driver',
      'undoReport',
      'owner',
      'dispute',
      'undoDispute',
      'decide',
      'withdraw',
      'jobs',
    ],
    pauses: fc.constantFrom(0, 0, 0, 8, 61),
    maxLength,
    after: first[0]!,
  }).map((events) => printable([...first, ...events], START));
}

/** Finds the event of the place that an action refers to; 0, which is no label, without one. */
function withTarget(
  events: readonly HistoryEvent[],
  { station, fuel }: Place,
  what: Action,
): Action {
  if (!('of' in what) || !(what.act in TARGETS)) return what;
  const targets = events.filter(
    (event) =>
      TARGETS[what.act]!.includes(event.act) && event.station === station && event.fuel === fuel,
  );
  return { ...what, of: targets.at(-1 - what.of)?.label ?? 0 };
}
