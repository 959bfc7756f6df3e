/** Compares a history that contains a withdrawn event with the same history without that event. */
import type { WordHistory } from '../prices/word-history.ts';
import { placesOf, type Between, type Kind } from './others-between.ts';
import type { ClaimState } from './read-place.ts';
import type { Place, PlaceState, Word } from './word.ts';

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
  difference?: { said: unknown; never: unknown };
}

interface Played {
  /** Each event with its target. */
  words: Word[];
  told: Map<number, string | undefined>;
  /** After the jobs that follow the withdrawal, and at the end. */
  states: { shown: PlaceState; claims: ClaimState[] }[][];
}

const isRefused = (told: string | undefined) => told === 'changed' || told === 'refused_again';

export async function compareUnsaid(
  history: WordHistory,
  kind: Kind,
  { before, word, between, undone, after }: Between,
): Promise<Compared> {
  const ends = [after[0]!.label, after.at(-1)!.label];
  const places = placesOf(kind);
  const said = [...before, word, ...between, undone, ...after];
  const one = await play(history, said, places, ends);
  const isSaid = one.words.some(({ label, act }) => label === word.label && act === word.act);
  if (!isSaid || isRefused(one.told.get(word.label))) return { outcome: 'vain' };
  const silent = one.words.map((each): Word =>
    each.label === word.label || each.label === undone.label ? silence(each) : each,
  );
  const other = await play(history, silent, places, ends);
  const decides = one.words.filter(({ act }) => act === 'decide');
  const isSettled = decides.some((each) => 'labels' in each && each.labels?.includes(word.label));
  if (isSettled) return { outcome: 'settled' };
  const later = one.words.filter(({ label }) => label > word.label && label !== undone.label);
  for (const { label, act } of later) {
    const [told, otherwise] = [one.told.get(label), other.told.get(label)];
    if (act === 'decide' && told !== otherwise) return { outcome: 'door' };
    if (isRefused(told) && !isRefused(otherwise)) return { outcome: 'door' };
  }
  for (const [at, state] of one.states.entries()) {
    for (const [index, { shown, claims }] of state.entries()) {
      const never = other.states[at]![index]!;
      const place = places[index]!;
      if (!isSame(shown, never.shown)) {
        return {
          outcome: 'shown',
          difference: { said: { place, ...shown }, never: { place, ...never.shown } },
        };
      }
      const inBoth = (own: ClaimState[], others: ClaimState[]) =>
        own.filter(
          ({ label }) => label !== word.label && others.some((claim) => claim.label === label),
        );
      const [left, right] = [inBoth(claims, never.claims), inBoth(never.claims, claims)];
      if (!isSame(left, right)) {
        return {
          outcome: 'claims',
          difference: { said: { place, claims: left }, never: { place, claims: right } },
        };
      }
    }
  }
  return { outcome: 'holds' };
}

async function play(
  history: WordHistory,
  said: readonly Word[],
  places: readonly Place[],
  ends: readonly number[],
): Promise<Played> {
  const played: Played = { words: [], told: new Map(), states: [] };
  await history.begin();
  for (const each of said) {
    const word = isResolved(each) ? each : ((await history.resolve(each)) ?? silence(each));
    played.words.push(word);
    played.told.set(word.label, await history.say(word));
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
const isResolved = (word: Word): boolean =>
  (word.act === 'decide' && word.labels !== undefined) ||
  (word.act === 'dispute' && word.price !== undefined);

const silence = ({ label, at, station, fuel }: Word): Word => ({
  label,
  at,
  station,
  fuel,
  act: 'silence',
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
