/** The account's favourites on this phone, and the changes not yet sent (rule favorites-phone). */
import { isHere } from '../../core/session/is-here.ts';
import { isExpired } from '../../core/session/machine.ts';
import { getVisitor, visitorStore } from '../../core/session/session.ts';
import { localRecord } from '../../core/storage/local-record.ts';
import {
  fields,
  flag,
  list,
  nullable,
  number,
  text,
  type Read,
} from '../../core/storage/stored-shape.ts';

export interface KeptFavorite {
  id: number;
  /** The user's label; null for the station's name. */
  label: string | null;
  /** Time of the last tap, ISO 8601. */
  said_at: string;
}

/** A change that waits to be sent. */
export interface WaitingChange {
  id: number;
  removed: boolean;
  /** Undefined to leave the label unchanged. */
  label: string | null | undefined;
  /** Time of the tap, ISO 8601. */
  at: string;
}

export interface Kept {
  /** Id of the account. */
  user: string;
  /** Newest first, including pending changes. */
  list: readonly KeptFavorite[];
  waiting: readonly WaitingChange[];
}

const readLabel: Read<string | null | undefined> = (stored) =>
  stored === undefined ? undefined : nullable(text)(stored);

/** The script in index.html reads this key, and sets the same mark on the page's root. */
export const keptFavorites = localRecord<Kept | null>(
  'pieno.favorites',
  nullable(
    fields<Kept>({
      user: text,
      list: list(fields<KeptFavorite>({ id: number, label: nullable(text), said_at: text })),
      waiting: list(
        fields<WaitingChange>({ id: number, removed: flag, label: readLabel, at: text }),
      ),
    }),
  ),
  null,
);

/** Changes the stored favourites of an account, unless that has signed out meanwhile. */
export function changeKept(user: string, change: (kept: Kept) => Partial<Kept>): void {
  if (!isHere(user)) return;
  const before = keptFavorites.get() ?? { user, list: [], waiting: [] };
  const kept = { ...before, ...change(before) };
  keptFavorites.set(kept.list.length + kept.waiting.length > 0 ? kept : null);
}

function markPage(): void {
  const { dataset } = document.documentElement;
  const ids = keptFavorites.get()?.list.map(({ id }) => id) ?? [];
  if (ids.length > 0) dataset.favorites = ids.join(' ');
  else delete dataset.favorites;
}

/**
 * Deletes the favourites of another account. Keeps them while the token is being checked and
 * after a session has expired: the same user may return.
 */
function forgetLeft(): void {
  const visitor = getVisitor();
  if (visitor.kind === 'loading' || isExpired(visitor)) return;
  const kept = keptFavorites.get();
  if (kept && !isHere(kept.user)) keptFavorites.set(null);
}

if (!ON_SERVER) {
  forgetLeft();
  markPage();
  keptFavorites.subscribe(markPage);
  visitorStore.subscribe(forgetLeft);
}
