/**
 * The stations that the registered user has starred. A change shows on the phone at once and
 * is sent to the account when possible.
 */
import { serverNow } from '../../core/api/server-clock.ts';
import { userId } from '../../core/session/is-here.ts';
import { useStore } from '../../core/storage/store.ts';
import { agree, listAfter } from './agree.ts';
import { changeKept, keptFavorites, type Kept, type KeptFavorite } from './kept-favorites.ts';

const NONE: readonly KeptFavorite[] = [];
const listOf = (kept: Kept | null): readonly KeptFavorite[] => kept?.list ?? NONE;

/** Returns the user's favourites, newest first; follows changes. */
export const useFavorites = (): readonly KeptFavorite[] => useStore(keptFavorites, listOf);

const isFavorite = (id: number): boolean =>
  listOf(keptFavorites.get()).some((each) => each.id === id);

/** Adds or removes a star. */
export const toggleFavorite = ({ id }: { id: number }): Promise<void> =>
  saveChange(id, { removed: isFavorite(id), label: undefined });

/** Adds a station that may already be a favourite. */
export const addFavorite = (id: number): Promise<void> =>
  saveChange(id, { removed: false, label: undefined });

/** Labels a favourite; null removes the label. */
export const setLabel = (id: number, label: string | null): Promise<void> =>
  saveChange(id, { removed: false, label });

/** @returns resolves once the change was sent, or cannot be sent now */
function saveChange(
  id: number,
  changed: { removed: boolean; label: string | null | undefined },
): Promise<void> {
  const user = userId();
  if (user === undefined) return Promise.resolve();
  changeKept(user, ({ list, waiting }) => {
    const earlier = waiting.find((each) => each.id === id);
    const last = earlier?.at ?? list.find((each) => each.id === id)?.said_at;
    // A later tap gets a later time, even if the clock was set back.
    const at = new Date(Math.max(serverNow().getTime(), last ? Date.parse(last) + 1 : 0));
    const change = { id, ...changed, at: at.toISOString() };
    return {
      list: listAfter(list, change),
      waiting: [...waiting.filter((each) => each !== earlier), change],
    };
  });
  return agree();
}
