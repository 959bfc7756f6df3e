import { sql, type RawBuilder } from 'kysely';
import type { Pair, Word } from '../word.ts';

/** The type of a column in SQL, and its value of each row. */
export type Columns<Row> = Record<string, readonly [type: string, pick: (row: Row) => unknown]>;

/** Rows as a source for a query, with their `position` from 1. Passed as arrays they take a parameter for each column. */
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

/** The columns of words, for rows that hold them. */
export const wordColumns = <Row>(wordOf: (row: Row) => Word): Columns<Row> => ({
  station_id: ['integer', (row) => wordOf(row).stationId],
  fuel_type_id: ['integer', (row) => wordOf(row).fuelTypeId],
  price: ['integer', (row) => wordOf(row).price],
  observed_at: ['timestamptz', (row) => wordOf(row).observedAt.toISOString()],
});

/** Fuels at stations as the rows of `pair`. */
export const pairRows = (pairs: readonly Pair[]): RawBuilder<unknown> => sql`unnest(
  ${pairs.map(({ stationId }) => stationId)}::integer[],
  ${pairs.map(({ fuelTypeId }) => fuelTypeId)}::integer[]
) as pair (station_id, fuel_type_id)`;

/** Words as the rows of `claim`. */
export const rowsOf = (words: readonly Word[]): RawBuilder<unknown> =>
  rowSource(
    'claim',
    words,
    wordColumns<Word>((word) => word),
  );
