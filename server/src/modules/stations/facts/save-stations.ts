import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Connector } from '@pieno/contract/stations/business.ts';
import type { Executor } from '../../../db/database.ts';
import type { Station } from '../../../db/schema.gen.ts';
import { columnsOf, type ColumnOf } from './columns.ts';
import { withAdded } from '../fuels/sold-fuels.ts';

export interface SourceStation extends Pick<
  Selectable<Station>,
  'source_id' | 'kind' | 'country' | 'name' | Exclude<ColumnOf<'fill'>, 'connectors' | 'listed'>
> {
  source: 'osm' | 'ocm' | 'mimit';
  /** Of a charging site; missing or null when the source gives none. */
  connectors?: Connector[] | null;
}

export interface SavedStations {
  added: number[];
  changed: number[];
}

/**
 * How a source changes a known station.
 * replace: its values replace the stored ones, also by null (for a registry).
 * fill: its values only fill empty columns.
 * Both add sold categories and remove none.
 */
export type SaveRule = 'replace' | 'fill';

type Column = ColumnOf<'registry' | 'fill'>;

/**
 * Inserts new stations and updates known ones, except the columns set by an operator. The caller notifies the board.
 * @param tx an open transaction that has locked the board (`lockBoardVersion`)
 * @param stations each source id once
 * @param now when the source describes them
 */
export async function saveStations(
  tx: Executor,
  stations: readonly SourceStation[],
  rule: SaveRule,
  now: Date,
): Promise<SavedStations> {
  const columns: readonly Column[] = columnsOf(rule === 'replace' ? 'registry' : 'fill');
  const value = (column: Column): RawBuilder<unknown> => {
    if (column === 'confirmed_decades') return adding();
    if (column === 'listed') return sql`excluded.listed`;
    if (column === 'moved_out_at') return leaving(now);
    return rule === 'replace' ? replacing(column) : filling(column);
  };
  const old = columns.map((column) => sql`station.${sql.ref(column)}`);
  const { rows } = await sql<{ id: number; added: boolean }>`
    insert into station (
      source, source_id, kind, country, name, brand, short_description, address, postcode, locality,
      latitude, longitude, phone, mobile, email, website, opening_hours, connectors, areas, confirmed_decades,
      listed
    )
    -- The alias is the conflict's, so that the same expressions can leave out rows that change nothing.
    select excluded.* from (
      select *, true as listed from json_to_recordset(${JSON.stringify(stations)}::json) as row (
        source text, source_id text, kind text, country text, name text, brand text,
        short_description text, address text, postcode text, locality text,
        latitude double precision, longitude double precision, phone text, mobile text, email text,
        website text, opening_hours text, connectors jsonb, areas text[], confirmed_decades integer[]
      )
    ) excluded
    left join station using (source, source_id)
    where station.id is null or (${sql.join(old)}) is distinct from (${sql.join(columns.map(value))})
    on conflict (source, source_id) do update set
      ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${value(column)}`))}
    returning id, xmax = 0 as added
  `.execute(tx);
  const changed = rows.filter((row) => !row.added).map((row) => row.id);
  return {
    added: rows.filter((row) => row.added).map((row) => row.id),
    changed: [...new Set([...changed, ...(await listKept(tx, changed))])],
  };
}

/** Lists a kept station again when its merged station's registry does. @returns ids of the kept stations */
async function listKept(tx: Executor, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    update station set listed = true from station merged
    where merged.id = any(${[...ids]}::integer[]) and merged.merged_into = station.id
    and merged.source = station.source and merged.listed and not station.listed
    returning station.id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** True when an operator has set the column. Latitude, longitude and areas are always set together. */
function decidedByOperator(column: Column): RawBuilder<boolean> {
  const decisive = column === 'longitude' || column === 'areas' ? 'latitude' : column;
  return sql`${sql.lit(decisive)} = any(station.operator_fields)`;
}

function replacing(column: Column): RawBuilder<unknown> {
  const name = sql.ref(column);
  return sql`case when ${decidedByOperator(column)} then station.${name} else excluded.${name} end`;
}

function filling(column: Column): RawBuilder<unknown> {
  const name = sql.ref(column);
  const isEmpty =
    column === 'areas' || column === 'longitude'
      ? sql`station.latitude is null`
      : sql`station.${name} is null`;
  return sql`case when ${isEmpty} and not ${decidedByOperator(column)}
    then excluded.${name} else station.${name} end`;
}

/** The sold categories with those of the source, unless an operator has decided them. */
function adding(): RawBuilder<unknown> {
  return sql`case when ${decidedByOperator('confirmed_decades')}
    then station.confirmed_decades else ${withAdded(sql`excluded.confirmed_decades`)} end`;
}

/** When the source moved the station out of all areas; null for one in an area. */
function leaving(now: Date): RawBuilder<Date | null> {
  return sql`case when ${replacing('areas')} <> '{}' then null
    when station.areas <> '{}' then ${now}::timestamptz else station.moved_out_at end`;
}
