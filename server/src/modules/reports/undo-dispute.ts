import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { AppError, notFound } from '../../http/errors.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { rejudgeAndSettle } from '../prices/log/rejudge.ts';
import { undoUntil } from './kept-answer.ts';

/**
 * Takes an own dispute back: the price stands as if nothing had been said (rule price-contested).
 * @param tx an open transaction that has done nothing yet
 * @param claimant the person, as a hash
 * @param id digits
 * @throws 404 for one that is not the person's, or that somebody has decided; 409 after its time
 */
export async function undoDispute(
  tx: Executor,
  clock: Clock,
  claimant: string,
  id: string,
): Promise<void> {
  await lockBoardVersion(tx);
  const said = await tx
    .selectFrom('price_dispute')
    .select(['station_id as stationId', 'fuel_type_id as fuelTypeId', 'created_at'])
    .where('id', '=', id)
    .where('claimant', '=', claimant)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!said) throw notFound('dispute_not_found');
  if (clock.now() > undoUntil(said.created_at)) {
    const { undoMinutes: minutes } = REPORT_LIMITS;
    throw new AppError(409, { code: 'report_undo_late', params: { minutes } });
  }
  await tx.deleteFrom('price_dispute').where('id', '=', id).execute();
  await rejudgeAndSettle(tx, clock, [said]);
}
