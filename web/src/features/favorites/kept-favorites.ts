/** The account's favourites on this phone, and what the account has not heard of them (rule favorites-phone). */
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
  /** What the person calls it; null for its own name. */
  label: string | null;
  /** When it was last tapped, ISO 8601. */
  said_at: string;
}

/** What was tapped, and waits to be sent. */
export interface WaitingWord {
  id: number;
  removed: boolean;
  /** Undefined where nothing was said of it. */
  label: string | null | undefined;
  /** When it was tapped, ISO 8601. */
  at: string;
}

export interface Kept {
  /** Id of the account. */
  user: string;
  /** The newest first, with what waits. */
  list: readonly KeptFavorite[];
  waiting: readonly WaitingWord[];
}

const readLabel: Read<string | null | undefined> = (stored) =>
  stored === undefined ? undefined : nullable(text)(stored);

/** Its key is read by the script in index.html, which says on the page's root what this says there later. */
export const keptFavorites = localRecord<Kept | null>(
  'pieno.favorites',
  nullable(
    fields<Kept>({
      user: text,
      list: list(fields<KeptFavorite>({ id: number, label: nullable(text), said_at: text })),
      waiting: list(fields<WaitingWord>({ id: number, removed: flag, label: readLabel, at: text })),
    }),
  ),
  null,
);

/** Changes what is kept of an account, unless that was left meanwhile. */
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
 * Another account's are nobody's business here; a token that is still being checked may be the same, and whoever's session has
 * only expired may come back.
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
