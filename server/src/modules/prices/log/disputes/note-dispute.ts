/** Records a person's dispute of a price. */
import { sql } from 'kysely';
import { findKnown } from '../../../accounts/known-drivers.ts';
import { disputedOf } from '../../fold/disputes.ts';
import type { PriceAgeFacts } from '../../evaluate/freshness.ts';
import type { PriceChange } from '../../price-change.ts';
import { readShareAccount } from '../shares.ts';
import type { Disputed } from './disputes.ts';

/**
 * Records a person's dispute of a price, once while the price holds. The fold computes the disputed origin and how many
 * known people it needs.
 * @param current the price
 * @param by the author's role; called only for a new dispute
 * @returns the dispute's id and time
 */
export async function noteDispute(
  change: PriceChange,
  disputed: Disputed,
  current: Pick<PriceAgeFacts, 'supporters'> & { since: Date; basePrice: number | null },
  claimant: string,
  by: () => Promise<'owner' | 'driver'>,
): Promise<{ id: string; created_at: Date }> {
  const { tx, now } = change;
  const price = disputedOf(current, disputed.price);
  const { stationId, fuelTypeId } = disputed;
  const pair = { stationId, fuelTypeId, price };
  const known = await standsAsKnown(change, claimant, pair);
  const before = await tx
    .selectFrom('price_dispute')
    .select(['id', 'created_at'])
    .where('station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .where('price', '=', price)
    .where('claimant', '=', claimant)
    .where('created_at', '>=', current.since)
    // A dispute that another price ended can be repeated, also one made as an unknown person.
    .where(
      sql<boolean>`closed_by is distinct from 'replaced' and closed_by is distinct from 'accused'`,
    )
    .$if(known, (query) => query.where('known', '=', true))
    .executeTakeFirst();
  if (before) return before;
  change.review([pair]);
  const noted = await tx
    .insertInto('price_dispute')
    .values({
      station_id: stationId,
      fuel_type_id: fuelTypeId,
      price,
      claimant,
      origin: await by(),
      known,
      created_at: now,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  change.markNew('dispute', [noted.id]);
  return noted;
}

async function standsAsKnown(
  change: PriceChange,
  claimant: string,
  disputed: Disputed,
): Promise<boolean> {
  const isVouchedFor = (await findKnown(change.tx, [claimant])).size > 0;
  return isVouchedFor && (await readShareAccount(change)).has(claimant, disputed);
}
