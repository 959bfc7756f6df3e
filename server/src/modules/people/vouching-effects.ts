/** The effects on reports when an administrator vouches for a driver or withdraws the vouching (decision 0050). */
import { discountDisputant, hearDisputant } from '../prices/log/disputes/disputes.ts';
import { countAsKnown, makeUnknown } from '../prices/log/person-reports.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { discountStates } from '../stations/states.ts';

/** Evaluates a person's waiting reports again after somebody vouched for them. @param claimant the person, as a hash */
export async function applyVouching(change: PriceChange, claimant: string): Promise<void> {
  await hearDisputant(change, claimant, await countAsKnown(change, claimant));
}

/**
 * Removes the effects of a person's reports while they were known, and evaluates the remaining reports again.
 * @param claimant the person, as a hash
 */
export async function revertVouching(change: PriceChange, claimant: string): Promise<void> {
  await discountDisputant(change, claimant);
  await makeUnknown(change, claimant);
  change.show(await discountStates(change.tx, claimant));
}
