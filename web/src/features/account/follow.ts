import { followFavorites } from '../favorites/follow-favorites.ts';
import { followPush } from '../push/follow-push.ts';
import { followTank } from '../prices/tank/account-tank.ts';

/**
 * Starts to synchronise the tank, the favourites and the push subscription with the account of
 * the registered user.
 */
export function follow(): void {
  followTank();
  followFavorites();
  followPush();
}
