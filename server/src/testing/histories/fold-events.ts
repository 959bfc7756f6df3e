/** Events for tests of the fold, each with its facts. */
import { fold } from '../../modules/prices/fold/fold.ts';
import { emptyState } from '../../modules/prices/fold/pair-state.ts';
import type { Facts, EventDetails, PairEvent } from '../../modules/prices/fold/events.ts';
import { START } from './arbitrary.ts';
import { ALONE } from './fold-history.ts';
import { MINUTE_MS } from './event.ts';

export const HOUR = 60;
export const DAY = 24 * HOUR;

/** An event some minutes after the previous one, with its own facts. */
export type TimedEvent = [minutes: number, what: EventDetails, facts?: Partial<Facts>];

export function eventsOf(events: readonly TimedEvent[], facts = ALONE): PairEvent[] {
  let at = START;
  return events.map(([minutes, what, own], index): PairEvent => {
    at += minutes * MINUTE_MS + 1001;
    const seen = what.kind === 'price' ? { seenAt: at + what.seenAt, day: dayOf(at) } : {};
    return { id: index + 1, at, facts: { ...facts, ...own }, ...what, ...seen };
  });
}
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
export const foldedState = (events: readonly TimedEvent[], facts = ALONE) =>
  fold(emptyState(), eventsOf(events, facts));

export const price = (
  value: number,
  more: Partial<EventDetails & { kind: 'price' }>,
): EventDetails => ({
  kind: 'price',
  origin: 'operator_sheet',
  person: null,
  reportId: null,
  day: '',
  price: value,
  seenAt: 0,
  isSure: false,
  ...more,
});
/** @param ago minutes before it is received */
export const sheet = (value: number, ago = 0) => price(value, { seenAt: -ago * MINUTE_MS });
export const administrator = (value: number) =>
  price(value, { origin: 'administrator', isSure: true });
export const owner = (value: number) =>
  price(value, { origin: 'owner', person: 'olga', reportId: 'o', isSure: true });
export const driver = (person: string, value: number, isKnown = false) =>
  price(value, { origin: 'driver', person, isKnown, reportId: person, isSure: true });
export const known = (person: string, value: number) => driver(person, value, true);
export const dispute = (person: string, value: number): EventDetails => ({
  kind: 'dispute',
  person,
  isKnown: true,
  origin: 'driver',
  price: value,
});
export const withdraws = (...ids: number[]): EventDetails => ({
  kind: 'decision',
  ids,
  state: 'withdrawn',
  by: 'maria',
  reason: 'telefonata',
});
export const JOB: EventDetails = { kind: 'time', isJob: true };
export const OLD = sheet(1700, 2 * DAY);
