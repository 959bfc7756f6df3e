import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { AppError, notFound } from '../../http/errors.ts';
import { changePrices } from '../prices/change-prices.ts';
import { dropDisputes } from '../prices/log/disputes.ts';
import { undoUntil } from './kept-answer.ts';

/**
 * Takes an own dispute back: the price stands as if nothing had been said (rule price-contested).
 * @param claimant the person, as a hash
 * @param id digits
 * @throws 404 for one that is not the person's, or that somebody has decided; 409 after its time
 */
export async function undoDispute(
  db: Executor,
  clock: Clock,
  claimant: string,
  id: string,
): Promise<void> {
  await changePrices(db, clock, async (change) => {
    const said = await change.tx
      .selectFrom('price_dispute')
      .select('created_at')
      .where('id', '=', id)
      .where('claimant', '=', claimant)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (!said) throw notFound('dispute_not_found');
    if (change.now > undoUntil(said.created_at)) {
      const { undoMinutes: minutes } = REPORT_LIMITS;
      throw new AppError(409, { code: 'report_undo_late', params: { minutes } });
    }
    await dropDisputes(change, { id });
  });
}
