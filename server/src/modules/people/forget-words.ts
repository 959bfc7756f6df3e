import { withdrawVouching } from '../accounts/known-drivers.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { forgetPerson } from '../prices/log/leave.ts';
import { dropDisputes, forgetDisputants } from '../prices/log/disputes/disputes.ts';
import { forgetFlags } from '../reviews/forget-reviews.ts';
import { cancelSchedules, forgetSchedules } from '../scheduled-prices/cancel-schedules.ts';
import { forgetStates } from '../stations/states.ts';

/**
 * Takes a deleted person's words back as far as nobody has settled them, and the name off the others (rule
 * account-own-data): claims, confirmations, disputes, states, flags and what is scheduled. Nobody answers for the person any more.
 * @param claimant the person, as a hash
 */
export async function forgetWords(change: PriceChange, claimant: string): Promise<void> {
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
