/** A station's facts: for each column who writes it and where it is used. */
import type { Station } from '../../../db/schema.gen.ts';

/**
 * `page`: on the station's page. `operator`: written by the operator's data and people. `registry`: replaced by a
 * registry, also by null. `fill`: filled by a source where empty. `merge`: filled by a merged station where empty.
 */
type Use = 'page' | 'operator' | 'registry' | 'fill' | 'merge';

const COLUMNS = {
  name: ['page', 'operator', 'registry'],
  kind: ['page', 'operator'],
  country: ['operator'],
  brand: ['operator', 'registry', 'fill', 'merge'],
  short_description: ['page', 'operator', 'fill', 'merge'],
  description: ['page', 'operator', 'merge'],
  address: ['page', 'operator', 'registry', 'fill', 'merge'],
  postcode: ['page', 'operator', 'registry', 'fill', 'merge'],
  locality: ['page', 'operator', 'registry', 'fill', 'merge'],
  latitude: ['page', 'operator', 'registry', 'fill'],
  longitude: ['page', 'operator', 'registry', 'fill'],
  phone: ['page', 'operator', 'fill', 'merge'],
  mobile: ['page', 'operator', 'fill', 'merge'],
  email: ['page', 'operator', 'fill', 'merge'],
  website: ['page', 'operator', 'fill', 'merge'],
  opening_hours: ['page', 'operator', 'fill', 'merge'],
  connectors: ['fill', 'merge'],
  logo_hash: ['page', 'operator', 'merge'],
  details: ['merge'],
  areas: ['registry', 'fill'],
  moved_out_at: ['registry'],
  confirmed_decades: ['page', 'registry', 'fill'],
  listed: ['registry', 'fill'],
} as const satisfies Partial<Record<keyof Station, readonly Use[]>>;

export type ColumnOf<Wanted extends Use> = {
  [Column in keyof typeof COLUMNS]: Wanted extends (typeof COLUMNS)[Column][number]
    ? Column
    : never;
}[keyof typeof COLUMNS];

/** Lists the columns of a use, in the order of the table. */
export const columnsOf = <Wanted extends Use>(use: Wanted): ColumnOf<Wanted>[] =>
  Object.entries<readonly Use[]>(COLUMNS)
    .filter(([, uses]) => uses.includes(use))
    .map(([column]) => column as ColumnOf<Wanted>);
