/** What follows whoever is registered, or has just left, once the page is at rest. */
import { followPush } from '../push/follow-push.ts';
import { followTank } from '../tank/account-tank.ts';

export function follow(): void {
  followTank();
  followPush();
}
