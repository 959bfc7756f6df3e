import { sql } from 'kysely';

/** An announced price: thousandths of a euro, and its instant. */
export interface Announced {
  price: number;
  at: Date;
}

/** The next announced price for a row of `current_price`; null for none. Its instant is text, as in JSON. */
export const ANNOUNCED = sql<{ price: number; at: string } | null>`(
  select jsonb_build_object('price', scheduled_price.price, 'at', due_at) from scheduled_price
  where scheduled_price.station_id = current_price.station_id
  and scheduled_price.fuel_type_id = current_price.fuel_type_id
  and scheduled_price.state = 'pending' and held_for is null and public
  order by due_at limit 1
)`;
