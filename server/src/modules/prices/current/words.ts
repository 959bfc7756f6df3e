/**
 * Selects the columns of `current_price` that determine a price's age (rule price-ageing); the query adds the fuel's
 * unit.
 */
import { sql, type RawBuilder } from 'kysely';

export const PRICE_WORDS = [
  'origin',
  'observed_at as observedAt',
  'voices',
  'base_origin as baseOrigin',
  'base_at as baseAt',
  'owner_confirmed_at as ownerConfirmedAt',
  'known_confirmed_at as knownConfirmedAt',
  'driver_confirmed_at as driverConfirmedAt',
] as const;

/** The same as SQL. @param table the table's name in the query; @param before prefix of the column names */
export const priceWordsOf = (table: string, before = ''): RawBuilder<unknown> =>
  sql.join(
    PRICE_WORDS.map((word) => {
      const [column = '', name = column] = word.split(' as ');
      return sql`${sql.ref(`${table}.${column}`)} as ${sql.id(before + name)}`;
    }),
  );
