import { sql } from 'kysely';
import type { PriceChange } from '../prices/price-change.ts';
import { silencePerson } from '../prices/drivers/leave.ts';
import { closeDisputes } from '../prices/log/disputes.ts';
import { cancelSchedules } from '../scheduled-prices/cancel-schedules.ts';

/**
 * Rejects what a locked person says and nobody has settled yet: claims, open disputes and states, and cancels what is
 * scheduled. As a driver the person has confirmed nothing any more; what others claimed and was accepted by it stays so.
 * @param claimant the person, as a hash
 */
export async function endWords(change: PriceChange, claimant: string): Promise<void> {
  const { tx, now } = change;
  change.show((await cancelSchedules(tx, now, { claimant })).announced);
  await silencePerson(change, claimant, { by: 'administrator', reason: 'locked' });
  await closeDisputes(change, { claimant }, 'wrong');
  const states = await tx
    .updateTable('station_state')
    .set({ cleared_at: now })
    .where('claimant', '=', claimant)
    .where('cleared_at', 'is', null)
    .where('reported_at', '>', sql<Date>`${now.toISOString()}::timestamptz - interval '1 day'`)
    .returning('station_id')
    .execute();
  change.show(states.map(({ station_id }) => station_id));
}
