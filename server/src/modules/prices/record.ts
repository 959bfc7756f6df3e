import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { PriceSource } from '@pieno/contract/prices.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { touchBoard } from '../board/version.ts';
import type { Claim } from './claim.ts';
import { believableUntil, whyImplausible } from './plausible.ts';
import type { Refused } from './refusals.ts';
import { appendObservations, findFuelUnits, moveCurrentPrices } from './repository.ts';

/** What became of the claims, each counted once, by position in the input. */
export interface Recorded {
  /** Claims that were new. */
  added: number;
  /** Claims already known word for word. */
  known: number;
  /** Current prices that moved. */
  moved: number;
  rejected: { index: number; reason: Refused }[];
}

/**
 * The one door for prices (decision 0005): checks the claims, appends those that are new, moves the current
 * prices they are newer than, and tells the board, all in the caller's transaction.
 * Recording the same claims again changes nothing, unless the same source said something else of the same
 * instant in between. A demo price never replaces a real one; the first real price replaces a demo price
 * whatever its age.
 * @param tx an open transaction
 * @param claims at most 1,000
 */
export async function recordPrices(
  tx: Executor,
  clock: Clock,
  source: PriceSource,
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
  const added = await appendObservations(tx, source, now, accepted);
  const moved = await moveCurrentPrices(tx, source, accepted, believableUntil(now));
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
