/** What follows when an administrator answers for a driver, or does no longer (decision 0050). */
import { discountDisputant, hearDisputant } from '../prices/log/disputes/disputes.ts';
import { hearVoice, takeVoice } from '../prices/log/leave.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { discountStates } from '../stations/states.ts';

/** Looks again at what waits of a person for whom somebody has just vouched. @param claimant the person, as a hash */
export async function hearAsKnown(change: PriceChange, claimant: string): Promise<void> {
  await hearDisputant(change, claimant, await hearVoice(change, claimant));
}

/**
 * Takes away what the words of a person did as those of somebody known: all of it follows anew from what is left.
 * @param claimant the person, as a hash, who is known no more
 */
export async function hearAsUnknown(change: PriceChange, claimant: string): Promise<void> {
  await discountDisputant(change, claimant);
  await takeVoice(change, claimant);
  change.show(await discountStates(change.tx, claimant));
}
