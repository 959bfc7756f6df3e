/**
 * Synchronises the favourites with the account: sends pending changes first, then loads the
 * account's list (rule favorites-phone).
 */
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
  type WaitingChange,
} from './kept-favorites.ts';

/** A favourite that the server refused, and why; null once it was shown. */
export const refusedFavorite = createStore<{ id: number; text: string } | null>(null);

/** True while pending changes cannot be sent. */
export const isStuck = createStore(false);

/** Returns the list after a change. */
export function listAfter(
  list: readonly KeptFavorite[],
  { id, removed, label, at }: WaitingChange,
): readonly KeptFavorite[] {
  const others = list.filter((each) => each.id !== id);
  if (removed) return others;
  const before = list.find((each) => each.id === id)?.label ?? null;
  return [{ id, label: label === undefined ? before : label, said_at: at }, ...others];
}

let agreeing: Promise<void> | undefined;
/** The account whose list is loaded. */
let loadedFor: string | undefined;

/** Sends pending changes; `followFavorites` retries those that fail now. */
export function agree(): Promise<void> {
  const user = userId();
  agreeing ??= agreeNow()
    .catch(() => undefined)
    .then(() => {
      agreeing = undefined;
      // Another user may have signed in meanwhile.
      return userId() === user ? undefined : agree();
    });
  return agreeing;
}

/** Like `agree`, and loads the account's list again. */
export function agreeAnew(): Promise<void> {
  loadedFor = undefined;
  return agree();
}

async function agreeNow(): Promise<void> {
  const user = userId();
  while (user !== undefined && user === userId()) {
    const [change] = keptFavorites.get()?.waiting ?? [];
    if (change) {
      const isSent = await send(user, change);
      isStuck.set(!isSent);
      if (!isSent) return;
    } else if (loadedFor === user) return;
    else {
      loadedFor = user;
      try {
        adoptFavorites(user, await getFavorites());
      } catch (error) {
        loadedFor = undefined;
        throw error;
      }
    }
  }
}

/** Takes over an account's list; for a station with a pending change the later one wins. */
export function adoptFavorites(user: string, favorites: readonly Favorite[]): void {
  changeKept(user, ({ waiting }) => {
    const list: readonly KeptFavorite[] = favorites.map(({ business_id: id, label, said_at }) => ({
      id,
      label,
      said_at,
    }));
    const isLater = ({ id, at }: WaitingChange) =>
      !list.some((each) => each.id === id && Date.parse(each.said_at) > Date.parse(at));
    return { list: waiting.filter(isLater).reduce(listAfter, list) };
  });
}

/** Sends one change. @returns false if sending the next one now is useless */
async function send(user: string, change: WaitingChange): Promise<boolean> {
  const { id, removed, label, at } = change;
  try {
    if (removed) await deleteFavorite(id, at);
    else {
      const answer = await putFavorite(id, at, label);
      // Another phone made a later change, or the station was replaced.
      if (answer.removed || answer.business_id !== id) loadedFor = undefined;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error;
    // Offline, server error or too many requests: retry later.
    if (isUnanswered(error) || status === 401 || status === 429 || status >= 500) return false;
    hideRefused(user, change, messageOf(error));
  }
  changeKept(user, ({ waiting }) => ({
    waiting: waiting.filter((each) => each.id !== id || each.at !== at),
  }));
  return true;
}

/** Hides a refused favourite; the account's list is loaded again. */
function hideRefused(user: string, { id, at, removed }: WaitingChange, text: string): void {
  loadedFor = undefined;
  if (userId() !== user) return;
  changeKept(user, ({ list }) => ({
    list: list.filter((each) => removed || each.id !== id || each.said_at !== at),
  }));
  refusedFavorite.set({ id, text });
  // No star has shown the refusal: the page shows it.
  if (refusedFavorite.get()) hasOutbox.set(true);
}
