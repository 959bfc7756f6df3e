/**
 * Selects the columns of `current_price` that determine a price's age (rule price-ageing); the query adds the fuel's
 * unit.
 */
import { sql, type RawBuilder } from 'kysely';

export const AGE_COLUMNS = [
  'origin',
  'observed_at as observedAt',
  'voices as supporters',
  'base_origin as baseOrigin',
  'base_at as baseAt',
  'owner_confirmed_at as ownerConfirmedAt',
  'known_confirmed_at as knownConfirmedAt',
  'driver_confirmed_at as driverConfirmedAt',
] as const;

/** The same as SQL. @param table the table's name in the query; @param before prefix of the column names */
export const ageColumnsOf = (table: string, before = ''): RawBuilder<unknown> =>
  sql.join(
    AGE_COLUMNS.map((entry) => {
      const [column = '', name = column] = entry.split(' as ');
      return sql`${sql.ref(`${table}.${column}`)} as ${sql.id(before + name)}`;
    }),
  );
