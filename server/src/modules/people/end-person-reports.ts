import { withdrawVouching } from '../accounts/known-drivers.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { silencePerson } from '../prices/log/person-reports.ts';
import { closeDisputes, discountDisputant } from '../prices/log/disputes/disputes.ts';
import { forgetFlags } from '../reviews/forget-reviews.ts';
import { cancelSchedules } from '../scheduled-prices/cancel-schedules.ts';
import { clearStates } from '../stations/states.ts';

/**
 * Rejects a locked person's undecided claims, disputes, states and flags, and cancels their scheduled prices. The
 * person's reports as a driver no longer count: other people's reports are evaluated again without them. The person is
 * no longer a known driver (rule admin-known).
 * @param claimant the person, as a hash
 */
export async function endPersonReports(change: PriceChange, claimant: string): Promise<void> {
  const { tx, now } = change;
  change.show((await cancelSchedules(tx, now, { claimant })).announced);
  await silencePerson(change, claimant, { by: 'administrator', reason: 'locked' });
  await closeDisputes(change, { claimant }, 'wrong');
  await discountDisputant(change, claimant);
  change.show(await clearStates(tx, now, { claimant }));
  await forgetFlags(tx, claimant);
  await withdrawVouching(tx, claimant);
}
