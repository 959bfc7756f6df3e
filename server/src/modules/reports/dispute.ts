import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { lockVerified } from '../accounts/lock-verified.ts';
import { changePrices } from '../prices/change-prices.ts';
import { findCurrentPrice } from '../prices/current/list.ts';
import { noteDispute, type Disputed } from '../prices/log/disputes.ts';
import { openStation } from '../stations/kept.ts';
import { standingAt } from '../stations/people.ts';
import { undoUntil } from './kept-answer.ts';
import type { Reporter } from './reporter.ts';

/** What became of a dispute; without an id where nothing was noted. */
export interface DisputeAnswer {
  state: 'noted' | 'contested' | 'changed';
  id?: string;
  /** The last instant at which it can be taken back. */
  undoUntil?: Date;
}

/**
 * Notes that a person says a price to be wrong, once for as long as it holds (rule price-contested).
 * @returns `contested` when enough people say so; `changed`, with nothing noted, when another price is current
 * @throws what `openStation` and `lockVerified` throw
 */
export async function disputePrice(
  db: Executor,
  clock: Clock,
  { userId, claimant }: Reporter,
  disputed: Disputed,
): Promise<DisputeAnswer> {
  return await changePrices(
    db,
    clock,
    async (change) => {
      const { tx } = change;
      const user = await lockVerified(tx, userId);
      const said = { ...disputed, stationId: await openStation(tx, disputed.stationId) };
      const current = await findCurrentPrice(tx, said);
      if (!current || current.source === 'demo' || current.price !== said.price) return undefined;
      const noted = await noteDispute(change, said, current.since, claimant, async () =>
        (await standingAt(tx, said.stationId, user)) === 'owner' ? 'owner' : 'driver',
      );
      return { ...noted, said };
    },
    async (noted, _settled, { tx }) => {
      if (!noted) return { state: 'changed' };
      const isContested = (await findCurrentPrice(tx, noted.said))?.contested ?? false;
      return {
        state: isContested ? 'contested' : 'noted',
        id: noted.id,
        undoUntil: undoUntil(noted.created_at),
      };
    },
  );
}
