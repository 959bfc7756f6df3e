import { sql, type RawBuilder } from 'kysely';
import { SUPERSEDED } from './superseded.ts';

/**
 * Whether a row of `price_dispute` still says something (rule price-contested): nobody has closed it, and since it was
 * said neither the owner or an administrator, nor two other people, nor its author has confirmed the price. Derived
 * from what stands, so that a confirmation that is taken back leaves the dispute as it was.
 */
export const STANDING_DISPUTE: RawBuilder<boolean> = sql`(
  price_dispute.closed_at is null and not exists (
    select from confirmation
    where confirmation.station_id = price_dispute.station_id and confirmation.fuel_type_id = price_dispute.fuel_type_id
    and confirmation.price = price_dispute.price and confirmation.confirmed_at >= price_dispute.created_at and not confirmation.undone and not ${SUPERSEDED}
    having bool_or(confirmation.origin <> 'driver' or confirmation.claimant = price_dispute.claimant)
    or count(distinct confirmation.claimant) filter (where confirmation.origin = 'driver') > 1
  )
)`;
