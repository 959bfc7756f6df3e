import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { touchBoard } from '../board/version.ts';
import type { Claim } from './claim.ts';
import { believableUntil, whyImplausible } from './plausible.ts';
import type { Refused } from './refusals.ts';
import { appendObservations, findFuelUnits, moveCurrentPrices } from './repository.ts';
import { sourceOf, type Sender } from './sender.ts';

/** The result of recording claims. Each claim is new, known or rejected; `index` is its position in the input. */
export interface Recorded {
  /** Claims appended to the log. */
  added: number;
  /** Claims already in the log, identical in every value. */
  known: number;
  /** Current prices that changed. */
  moved: number;
  rejected: { index: number; reason: Refused }[];
}

/**
 * Records prices: the only code that writes them, "the one door" (decision 0005). Checks the claims, appends the new
 * ones to the log, updates the current prices they are newer than, and notifies the board, all in the caller's
 * transaction.
 * Recording the same claims again changes nothing, unless in between the same source claimed another price for the
 * same instant. A demo price never replaces a real one; the first real price replaces a demo price whatever its age.
 * @param tx an open transaction
 * @param claims at most 1,000
 */
export async function recordPrices(
  tx: Executor,
  clock: Clock,
  sender: Sender,
  claims: readonly Claim[],
): Promise<Recorded> {
  const now = clock.now();
  const units = await findFuelUnits(tx);
  const rejected: Recorded['rejected'] = [];
  const accepted = claims.filter((claim, index) => {
    const reason = reasonToReject(claim, units, now);
    if (reason) rejected.push({ index, reason });
    return !reason;
  });
  const added = await appendObservations(tx, sender, now, accepted);
  const moved = await moveCurrentPrices(
    tx,
    sourceOf(sender.origin),
    accepted,
    believableUntil(now),
  );
  if (moved.length > 0) {
    await touchBoard(tx, [...new Set(moved)]);
  }
  return {
    added,
    known: accepted.length - added,
    moved: moved.length,
    rejected,
  };
}

function reasonToReject(
  claim: Claim,
  units: ReadonlyMap<number, FuelUnit>,
  now: Date,
): Refused | undefined {
  if (units.get(claim.fuelTypeId) !== claim.unit) return 'fuel';
  return whyImplausible(claim, now);
}
