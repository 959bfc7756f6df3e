/** Searches stations for administrators: those in San Marino first, then the border belt, then the others. */
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Area } from '@pieno/contract/prices/prices.ts';
import type { Executor } from '../../db/database.ts';
import type { Station } from '../../db/schema.gen.ts';
import { LAST_REPORT } from './silence.ts';

export type FoundStation = Pick<Selectable<Station>, 'id' | 'name' | 'kind' | 'locality' | 'areas'>;

const NEAREST_FIRST = sql`case when 'SM' = any(areas) then 0 when areas <> '{}' then 1 else 2 end`;
const HAS_OWNER = sql`exists (
  select from station_owner where station_id = station.id and state = 'active'
)`;
/** Charging sites come last: most publish no price. */
const PUMPS_FIRST = sql`kind = 'charging'`;

export interface StationFilter {
  area?: Area | undefined;
  /** True for stations without an owner. */
  isUnowned?: boolean | undefined;
  /** The condition of stations without recent prices: `isSilent`. */
  silent?: RawBuilder<boolean> | undefined;
}

/**
 * Lists the stations whose name, locality, address or own code contains a search text.
 * @param text '' lists all
 * @param most maximum number
 * @returns the first of them, and the total count
 */
export async function listStations(
  executor: Executor,
  text: string,
  most: number,
  { area, isUnowned, silent }: StationFilter = {},
): Promise<{ stations: FoundStation[]; total: number }> {
  const pattern = `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const { rows } = await sql<FoundStation & { total: number }>`
    select id, name, kind, locality, areas, count(*) over ()::integer as total
    from station ${silent ? LAST_REPORT : sql``}
    where concat_ws(' ', name, brand, locality, address, source_id) ilike ${pattern} and merged_into is null
    ${area ? sql`and ${area} = any(areas)` : sql``}
    ${isUnowned ? sql`and not ${HAS_OWNER}` : sql``}
    ${silent ? sql`and ${silent}` : sql``}
    order by ${NEAREST_FIRST}, ${PUMPS_FIRST}, name, id limit ${most}::integer
  `.execute(executor);
  return { stations: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/**
 * Suggests stations for a name that none or several have: those that share or contain it, then those of San Marino and
 * the belt with a similar name.
 * @param most maximum number
 */
export async function suggestStations(
  executor: Executor,
  typed: string,
  most: number,
): Promise<FoundStation[]> {
  const { stations } = await listStations(executor, typed, most);
  if (stations.length > 0) return stations;
  const { rows } = await sql<FoundStation>`
    select id, name, kind, locality, areas from station
    where areas <> '{}' and merged_into is null order by ${NEAREST_FIRST}, id
  `.execute(executor);
  return rows
    .map((row) => ({ row, score: likeness(typed, row.name) }))
    .filter(({ score }) => score > 0.4)
    .toSorted(
      (a, b) =>
        Number(b.row.areas.includes('SM')) - Number(a.row.areas.includes('SM')) ||
        b.score - a.score,
    )
    .slice(0, most)
    .map(({ row }) => row);
}

/** The share of common pairs of letters of two words (Dice's coefficient), 0 to 1. */
function likeness(a: string, b: string): number {
  const [one, other] = [pairsOf(a), pairsOf(b)];
  const common = one.filter((pair) => other.includes(pair)).length;
  return (2 * common) / Math.max(1, one.length + other.length);
}

function pairsOf(text: string): string[] {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) =>
    letters.slice(at, at + 2),
  );
}
