/** SQL conditions for open disputes and the prices they are about. */
import { sql, type RawBuilder } from 'kysely';
import { REPORT_GATE } from '@pieno/contract/prices/report-gate.ts';

const isNear = (price: RawBuilder<unknown>, other: string) =>
  sql`abs(${price} - ${sql.ref(other)}) * 1000 <= ${sql.lit(REPORT_GATE.freePermille)} * ${sql.ref(other)}`;

/**
 * SQL: true for a price that a row of `price_dispute` is about: near the disputed one, or the owner's later step away
 * from it (rule price-contested).
 */
export const isDisputed = (price: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  ${isNear(price, 'price_dispute.price')} or exists (
    select from observation as step
    where step.station_id = price_dispute.station_id and step.fuel_type_id = price_dispute.fuel_type_id
    and step.also_disputed and step.state = 'accepted' and step.received_at >= price_dispute.created_at
    and ${isNear(price, 'step.price')}
  )
)`;

/** SQL: true while a row of `price_dispute` is neither closed nor outvoted (rule price-contested). */
export const STANDING_DISPUTE: RawBuilder<boolean> = sql`(price_dispute.closed_at is null and not price_dispute.outvoted)`;

/** SQL: true when a dispute is about the price of a row of `current_price`. */
export const DISPUTES_CURRENT: RawBuilder<boolean> = sql`(
  price_dispute.station_id = current_price.station_id and price_dispute.fuel_type_id = current_price.fuel_type_id
  and ${isDisputed(sql`current_price.price`)} and ${STANDING_DISPUTE}
)`;
