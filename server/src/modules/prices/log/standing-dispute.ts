import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a row of `price_dispute` still says something (rule price-contested): nobody has closed it, and since it was
 * said neither the owner or an administrator, nor two other people, nor its author has confirmed the price. Derived
 * from what stands, so that a confirmation that is taken back leaves the dispute as it was.
 */
export const STANDING_DISPUTE: RawBuilder<boolean> = sql`(
  price_dispute.closed_at is null and not exists (
    select from confirmation as kept
    where kept.station_id = price_dispute.station_id and kept.fuel_type_id = price_dispute.fuel_type_id
    and kept.price = price_dispute.price and kept.confirmed_at >= price_dispute.created_at and not kept.undone
    having bool_or(kept.origin <> 'driver' or kept.claimant = price_dispute.claimant)
    or count(distinct kept.claimant) filter (where kept.origin = 'driver') > 1
  )
)`;
