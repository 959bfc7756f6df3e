/** Turns arrays of reports or of stations and fuels into SQL rows. */
import { sql, type RawBuilder } from 'kysely';
import type { Pair, ReportedPrice } from '../reported-price.ts';

/** By column name, its SQL type and each row's value. */
export type Columns<Row> = Record<string, readonly [type: string, pick: (row: Row) => unknown]>;

/** SQL: rows as a source for a query, with their `position` from 1; arrays need only one parameter per column. */
export function rowSource<Row>(
  name: string,
  rows: readonly Row[],
  columns: Columns<Row>,
): RawBuilder<unknown> {
  const arrays = Object.values(columns).map(
    ([type, pick]) => sql`${rows.map((row) => pick(row) ?? null)}::${sql.raw(type)}[]`,
  );
  const names = [...Object.keys(columns), 'position'].map((column) => sql.ref(column));
  return sql`unnest(${sql.join(arrays)}) with ordinality as ${sql.ref(name)} (${sql.join(names)})`;
}

/** The columns of a report. */
export const reportedPriceColumns = <Row>(
  reportedOf: (row: Row) => ReportedPrice,
): Columns<Row> => ({
  station_id: ['integer', (row) => reportedOf(row).stationId],
  fuel_type_id: ['integer', (row) => reportedOf(row).fuelTypeId],
  price: ['integer', (row) => reportedOf(row).price],
  observed_at: ['timestamptz', (row) => reportedOf(row).observedAt.toISOString()],
});

/** SQL: stations and fuels as the rows of `pair`. */
export const pairRows = (pairs: readonly Pair[]): RawBuilder<unknown> => sql`unnest(
  ${pairs.map(({ stationId }) => stationId)}::integer[],
  ${pairs.map(({ fuelTypeId }) => fuelTypeId)}::integer[]
) as pair (station_id, fuel_type_id)`;

/** SQL: reports as the rows of `claim`. */
export const reportedPriceRows = (reported: readonly ReportedPrice[]): RawBuilder<unknown> =>
  rowSource(
    'claim',
    reported,
    reportedPriceColumns<ReportedPrice>((one) => one),
  );
