/** Facts that a station lacks and a station merged into it has (rule station-merge). */
import { AREAS } from '@pieno/contract/prices/areas.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { z } from 'zod/mini';
import type { Executor } from '../../../db/database.ts';
import type { Station } from '../../../db/schema.gen.ts';
import { columnsOf } from './columns.ts';
import { OWN_PICTURES, ownColumn } from './save-operator-station.ts';

const FACTS = columnsOf('merge');
const PLACE = ['latitude', 'longitude'] as const;

export type StationRow = Selectable<Station>;

export const FilledSchema = z.object({
  /** Filled facts of the kept station, by column. */
  facts: z.record(z.string(), z.unknown()),
  /** Its country and areas, when its position was filled. */
  place: z.nullable(z.object({ country: z.enum(['SM', 'IT']), areas: z.array(z.enum(AREAS)) })),
  /** Columns marked as decided by people. */
  fields: z.array(z.string()),
  /** Categories that it sells since the merge. */
  decades: z.array(z.number()),
  /** True when only the merged station was still listed by its registry. */
  listed: z.boolean(),
});
type Filled = z.infer<typeof FilledSchema>;

/** Fills the facts, except those that people cleared. @returns what undoing needs */
export async function fillFacts(
  tx: Executor,
  kept: StationRow,
  merged: StationRow,
): Promise<Filled> {
  const decided = (row: StationRow, column: string) => row.operator_fields.includes(column);
  const isMissing = (column: (typeof FACTS)[number] | 'latitude') =>
    kept[column] === null && merged[column] !== null && !decided(kept, column);
  const isPlaced = isMissing('latitude');
  const columns = [...FACTS.filter(isMissing), ...(isPlaced ? PLACE : [])];
  const decades = decided(kept, 'confirmed_decades')
    ? []
    : merged.confirmed_decades.filter((decade) => !kept.confirmed_decades.includes(decade));
  const filled: Filled = {
    facts: Object.fromEntries(columns.map((column) => [column, merged[column]])),
    place: isPlaced ? { country: kept.country, areas: kept.areas } : null,
    fields: [
      ...columns
        .flatMap((column) => [column, ownColumn(column)])
        .filter((column) => decided(merged, column)),
      ...(decided(merged, OWN_PICTURES) && !decided(kept, OWN_PICTURES) ? [OWN_PICTURES] : []),
    ],
    decades,
    listed: merged.listed && !kept.listed && merged.source === kept.source,
  };
  const copied = columns.map((column) => sql`${sql.ref(column)} = merged.${sql.ref(column)}`);
  await sql`
    update station set ${sql.join([
      ...copied,
      ...(isPlaced ? [sql`country = merged.country`, sql`areas = merged.areas`] : []),
      sql`operator_fields = station.operator_fields || ${filled.fields}::text[]`,
      sql`confirmed_decades = station.confirmed_decades || ${decades}::integer[]`,
      sql`listed = station.listed or ${filled.listed}`,
    ])}
    from station merged where station.id = ${kept.id}::integer and merged.id = ${merged.id}::integer
  `.execute(tx);
  return filled;
}

/** Clears the filled facts that nobody has changed since. */
export async function emptyFacts(
  tx: Executor,
  keptId: number,
  { facts, place, fields, decades, listed }: Filled,
): Promise<void> {
  const isSame = (column: string): RawBuilder<boolean> =>
    sql`to_jsonb(${sql.ref(column)}) = ${JSON.stringify(facts[column])}::jsonb`;
  const emptied = Object.keys(facts).map(
    (column) =>
      sql`${sql.ref(column)} = case when ${isSame(column)} then null else ${sql.ref(column)} end`,
  );
  const before = (value: RawBuilder<unknown>, column: string) =>
    sql`${sql.ref(column)} = case when ${isSame('latitude')} then ${value} else ${sql.ref(column)} end`;
  const without = (column: string, values: RawBuilder<unknown>) =>
    sql`${sql.ref(column)} = array(
      select kept from unnest(${sql.ref(column)}) with ordinality as one (kept, place)
      where kept <> all(${values}) order by place
    )`;
  await sql`
    update station set ${sql.join([
      ...emptied,
      ...(place
        ? [
            before(sql`${place.country}::text`, 'country'),
            before(sql`${place.areas}::text[]`, 'areas'),
          ]
        : []),
      without('operator_fields', sql`${fields}::text[]`),
      without('confirmed_decades', sql`${decades}::integer[]`),
      sql`listed = listed and not ${listed}`,
    ])}
    where id = ${keptId}::integer
  `.execute(tx);
}
