import { sql, type RawBuilder } from 'kysely';
import { REPORT_GATE } from '@pieno/contract/prices/report-gate.ts';
import { FIRM } from '../../speaker.ts';
import { SUPERSEDED } from '../superseded.ts';

const isNear = (price: RawBuilder<unknown>, other: string) =>
  sql`abs(${price} - ${sql.ref(other)}) * 1000 <= ${sql.lit(REPORT_GATE.freePermille)} * ${sql.ref(other)}`;

/**
 * Whether a price is still one that a row of `price_dispute` is about: a small step away from what was said to be wrong, or
 * from what its sayer said against that since (rule price-contested).
 */
export const isDisputed = (price: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  ${isNear(price, 'price_dispute.price')} or exists (
    select from observation as step
    where step.station_id = price_dispute.station_id and step.fuel_type_id = price_dispute.fuel_type_id
    and step.also_disputed and step.state = 'accepted' and step.received_at >= price_dispute.created_at
    and ${isNear(price, 'step.price')}
  )
)`;

/**
 * Whether a row of `price_dispute` still says something (rule price-contested): nobody has closed it, and since it was
 * said neither its author, nor somebody else whose word is firm, nor as many known drivers as it takes have said the price
 * again. Derived from what stands, so that a word that is taken back leaves the dispute as it was.
 */
export const STANDING_DISPUTE: RawBuilder<boolean> = sql`(
  price_dispute.closed_at is null and not exists (
    select from confirmation
    where confirmation.station_id = price_dispute.station_id and confirmation.fuel_type_id = price_dispute.fuel_type_id
    and ${isDisputed(sql`confirmation.price`)} and confirmation.confirmed_at >= price_dispute.created_at
    and not confirmation.undone and not ${SUPERSEDED}
    having bool_or(confirmation.origin <> 'driver' and ${isElse('confirmation')})
    or bool_or(confirmation.origin = 'driver' and confirmation.claimant = price_dispute.claimant)
    or count(distinct confirmation.claimant) filter (where confirmation.known) >= price_dispute.needed
  ) and not exists (
    select from observation
    where observation.station_id = price_dispute.station_id and observation.fuel_type_id = price_dispute.fuel_type_id
    and observation.received_at > price_dispute.created_at and observation.origin = any(${FIRM}::text[])
    and observation.state = 'accepted' and not observation.doubtful and ${isElse('observation')}
    and ${isDisputed(sql`observation.price`)}
  )
)`;

/** Whether a firm word is another's than the one that is disputed: to say it again ends nothing. */
function isElse(table: string): RawBuilder<boolean> {
  return sql`(price_dispute.origin = 'owner' or ${sql.ref(`${table}.origin`)} is distinct from price_dispute.against)`;
}
