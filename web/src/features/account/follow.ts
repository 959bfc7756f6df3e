import { followFavorites } from '../favorites/follow-favorites.ts';
import { followPush } from '../push/follow-push.ts';
import { followTank } from '../prices/tank/account-tank.ts';

/** Keeps what this phone knows of an account to the account of whoever is registered, from now on. */
export function follow(): void {
  followTank();
  followFavorites();
  followPush();
}
