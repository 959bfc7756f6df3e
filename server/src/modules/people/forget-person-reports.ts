import { withdrawVouching } from '../accounts/known-drivers.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { forgetPerson } from '../prices/log/person-reports.ts';
import { dropDisputes, forgetDisputants } from '../prices/log/disputes/disputes.ts';
import { forgetFlags } from '../reviews/forget-reviews.ts';
import { cancelSchedules, forgetSchedules } from '../scheduled-prices/cancel-schedules.ts';
import { forgetStates } from '../stations/states.ts';

/**
 * Withdraws a deleted person's undecided claims, confirmations, disputes, states, flags and scheduled prices, and
 * removes the person's hash from the others (rule account-own-data). The person is no longer a known driver.
 * @param claimant the person, as a hash
 */
export async function forgetPersonReports(change: PriceChange, claimant: string): Promise<void> {
  const { tx, now } = change;
  change.show((await cancelSchedules(tx, now, { claimant })).announced);
  await forgetSchedules(tx, claimant);
  await forgetPerson(change, claimant);
  await dropDisputes(change, { claimant });
  await forgetDisputants(tx, { claimant });
  change.show(await forgetStates(tx, { claimant }));
  await forgetFlags(tx, claimant);
  await withdrawVouching(tx, claimant);
}
