import { sql } from 'kysely';

/** What an owner has announced: thousandths of a euro, and the instant from which they hold. */
export interface Announced {
  price: number;
  at: Date;
}

/** The next announced price for a row of `current_price`; null where there is none. Its instant is text, as in JSON. */
export const ANNOUNCED = sql<{ price: number; at: string } | null>`(
  select jsonb_build_object('price', scheduled_price.price, 'at', due_at) from scheduled_price
  where scheduled_price.station_id = current_price.station_id
  and scheduled_price.fuel_type_id = current_price.fuel_type_id
  and scheduled_price.state = 'pending' and held_for is null and public
  order by due_at limit 1
)`;
