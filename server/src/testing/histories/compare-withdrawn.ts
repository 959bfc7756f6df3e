/** Compares a history that contains a withdrawn event with the same history without that event. */
import type { HistoryPlayer } from '../prices/history-player.ts';
import { placesOf, type Between, type Kind } from './others-between.ts';
import type { ClaimState } from './read-place.ts';
import type { Place, PlaceState, HistoryEvent } from './event.ts';

/** The result of the comparison, with the place of a difference. */
export interface Compared {
  outcome:
    | 'holds'
    /** The shown price differs, or the outcome of others' claims. */
    | 'shown'
    | 'claims'
    /**
     * Not comparable: the gate refused what it would have accepted otherwise, or an administrator decided otherwise.
     */
    | 'door'
    /** The withdrawn event had not been accepted. */
    | 'vain'
    /** An administrator has decided about the withdrawn event. */
    | 'settled';
  /** Both sides of a difference: with the event, and without. */
  difference?: { withEvent: unknown; without: unknown };
}

interface Played {
  /** Each event with its target. */
  events: HistoryEvent[];
  answers: Map<number, string | undefined>;
  /** After the jobs that follow the withdrawal, and at the end. */
  states: { shown: PlaceState; claims: ClaimState[] }[][];
}

const isRefused = (answer: string | undefined) =>
  answer === 'changed' || answer === 'refused_again';

export async function compareWithdrawn(
  history: HistoryPlayer,
  kind: Kind,
  { before, event, between, undone, after }: Between,
): Promise<Compared> {
  const ends = [after[0]!.label, after.at(-1)!.label];
  const places = placesOf(kind);
  const all = [...before, event, ...between, undone, ...after];
  const played = await play(history, all, places, ends);
  const wasPlayed = played.events.some(
    ({ label, act }) => label === event.label && act === event.act,
  );
  if (!wasPlayed || isRefused(played.answers.get(event.label))) return { outcome: 'vain' };
  const silent = played.events.map((each): HistoryEvent =>
    each.label === event.label || each.label === undone.label ? silence(each) : each,
  );
  const other = await play(history, silent, places, ends);
  const decides = played.events.filter(({ act }) => act === 'decide');
  const isSettled = decides.some((each) => 'labels' in each && each.labels?.includes(event.label));
  if (isSettled) return { outcome: 'settled' };
  const later = played.events.filter(({ label }) => label > event.label && label !== undone.label);
  for (const { label, act } of later) {
    const [answer, otherwise] = [played.answers.get(label), other.answers.get(label)];
    if (act === 'decide' && answer !== otherwise) return { outcome: 'door' };
    if (isRefused(answer) && !isRefused(otherwise)) return { outcome: 'door' };
  }
  for (const [at, state] of played.states.entries()) {
    for (const [index, { shown, claims }] of state.entries()) {
      const without = other.states[at]![index]!;
      const place = places[index]!;
      if (!isSame(shown, without.shown)) {
        return {
          outcome: 'shown',
          difference: { withEvent: { place, ...shown }, without: { place, ...without.shown } },
        };
      }
      const inBoth = (own: ClaimState[], others: ClaimState[]) =>
        own.filter(
          ({ label }) => label !== event.label && others.some((claim) => claim.label === label),
        );
      const [left, right] = [inBoth(claims, without.claims), inBoth(without.claims, claims)];
      if (!isSame(left, right)) {
        return {
          outcome: 'claims',
          difference: { withEvent: { place, claims: left }, without: { place, claims: right } },
        };
      }
    }
  }
  return { outcome: 'holds' };
}

async function play(
  history: HistoryPlayer,
  all: readonly HistoryEvent[],
  places: readonly Place[],
  ends: readonly number[],
): Promise<Played> {
  const played: Played = { events: [], answers: new Map(), states: [] };
  await history.begin();
  for (const each of all) {
    const event = isResolved(each) ? each : ((await history.resolve(each)) ?? silence(each));
    played.events.push(event);
    played.answers.set(event.label, await history.play(event));
    for (const end of ends) {
      if (end !== each.label) continue;
      const reading = places.map(async (place) => ({
        shown: await history.read(place),
        claims: await history.claims(place),
      }));
      played.states.push(await Promise.all(reading));
    }
  }
  return played;
}

/** True for an event with a target. */
const isResolved = (event: HistoryEvent): boolean =>
  (event.act === 'decide' && event.labels !== undefined) ||
  (event.act === 'dispute' && event.price !== undefined);

const silence = ({ label, at, station, fuel }: HistoryEvent): HistoryEvent => ({
  label,
  at,
  station,
  fuel,
  act: 'silence',
});

const isSame = (played: unknown, other: unknown) =>
  JSON.stringify(played) === JSON.stringify(other);
