/** Makes phone and account agree on the favourites: what waits here goes first, then the account's list is heard (rule favorites-phone). */
import type { Favorite } from '@pieno/contract/favorites/favorites.ts';
import { ApiError, isUnanswered, messageOf } from '../../core/api/api-error.ts';
import { deleteFavorite, getFavorites, putFavorite } from '../../core/api/favorites/favorites.ts';
import { hasOutbox } from '../reports/outbox/outbox-mark.ts';
import { userId } from '../../core/session/is-here.ts';
import { createStore } from '../../core/storage/store.ts';
import {
  changeKept,
  keptFavorites,
  type KeptFavorite,
  type WaitingWord,
} from './kept-favorites.ts';

/** A star that the server has not taken, and why, until that was said. */
export const refusedFavorite = createStore<{ id: number; text: string } | null>(null);

/** True while the server cannot be reached with what waits. */
export const isStuck = createStore(false);

/** Returns the list after a word. */
export function listAfter(
  list: readonly KeptFavorite[],
  { id, removed, label, at }: WaitingWord,
): readonly KeptFavorite[] {
  const others = list.filter((each) => each.id !== id);
  if (removed) return others;
  const before = list.find((each) => each.id === id)?.label ?? null;
  return [{ id, label: label === undefined ? before : label, said_at: at }, ...others];
}

let agreeing: Promise<void> | undefined;
/** The account whose list was heard. */
let heardOf: string | undefined;

/** Sends what waits; what cannot go now is tried again by `followFavorites`. */
export function agree(): Promise<void> {
  const user = userId();
  agreeing ??= agreeNow()
    .catch(() => undefined)
    .then(() => {
      agreeing = undefined;
      // Who has come meanwhile was not asked yet.
      return userId() === user ? undefined : agree();
    });
  return agreeing;
}

/** The same, and hears the account's list anew. */
export function agreeAnew(): Promise<void> {
  heardOf = undefined;
  return agree();
}

async function agreeNow(): Promise<void> {
  const user = userId();
  while (user !== undefined && user === userId()) {
    const [word] = keptFavorites.get()?.waiting ?? [];
    if (word) {
      const isSent = await send(user, word);
      isStuck.set(!isSent);
      if (!isSent) return;
    } else if (heardOf === user) return;
    else {
      heardOf = user;
      try {
        hearFavorites(user, await getFavorites());
      } catch (error) {
        heardOf = undefined;
        throw error;
      }
    }
  }
}

/** Takes an account's list; of a station about which something waits here, the later word. */
export function hearFavorites(user: string, heard: readonly Favorite[]): void {
  changeKept(user, ({ waiting }) => {
    const list: readonly KeptFavorite[] = heard.map(({ business_id: id, label, said_at }) => ({
      id,
      label,
      said_at,
    }));
    const isLater = ({ id, at }: WaitingWord) =>
      !list.some((each) => each.id === id && Date.parse(each.said_at) > Date.parse(at));
    return { list: waiting.filter(isLater).reduce(listAfter, list) };
  });
}

/** Sends one word. @returns false where there is no use in trying the next one now */
async function send(user: string, word: WaitingWord): Promise<boolean> {
  const { id, removed, label, at } = word;
  try {
    if (removed) await deleteFavorite(id, at);
    else {
      const answer = await putFavorite(id, at, label);
      // Another phone has said something later, or the station is another by now.
      if (answer.removed || answer.business_id !== id) heardOf = undefined;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error;
    // No network, a server in trouble, or too much for now: later.
    if (isUnanswered(error) || status === 401 || status === 429 || status >= 500) return false;
    takeBack(user, word, messageOf(error));
  }
  changeKept(user, ({ waiting }) => ({
    waiting: waiting.filter((each) => each.id !== id || each.at !== at),
  }));
  return true;
}

/** What the server does not take is not shown any more; the rest it says itself. */
function takeBack(user: string, { id, at, removed }: WaitingWord, text: string): void {
  heardOf = undefined;
  if (userId() !== user) return;
  changeKept(user, ({ list }) => ({
    list: list.filter((each) => removed || each.id !== id || each.said_at !== at),
  }));
  refusedFavorite.set({ id, text });
  // Nobody has said it where it was tapped: the page does.
  if (refusedFavorite.get()) hasOutbox.set(true);
}
