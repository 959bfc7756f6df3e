import { visitorStore } from '../../core/session/session.ts';
import { agree, agreeAnew } from './agree.ts';
import { addFavorite } from './favorites.ts';
import { userId } from '../../core/session/is-here.ts';
import { takeTapped } from './tapped-favorite.ts';

let followed: string | undefined;
let isFollowing = false;

/** Starts to synchronise the favourites with the signed-in account (rule favorites-phone). */
export function followFavorites(): void {
  if (!isFollowing) {
    isFollowing = true;
    visitorStore.subscribe(follow);
    addEventListener('online', () => void agreeAnew());
    document.addEventListener('visibilitychange', () => void agree());
  }
  follow();
}

function follow(): void {
  const id = userId();
  if (id === followed) return;
  followed = id;
  // Load the code for taps first, so that the star reacts at once, also offline.
  if (id !== undefined) void import('./star-pressed.tsx').then(enter, enter);
}

function enter(): void {
  const tapped = userId() === undefined ? null : takeTapped();
  void (tapped === null ? agreeAnew() : addFavorite(tapped).then(agreeAnew));
}
