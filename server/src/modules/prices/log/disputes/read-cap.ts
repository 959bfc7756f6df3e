import { sql } from 'kysely';
import type { Executor } from '../../../../db/database.ts';
import { beltAt } from '../../../ministry/state.ts';
import { MAY_RANK } from '../../../stations/ranks.ts';
import { CONCERNS_FUEL } from '../../../stations/states.ts';
import type { DriverMove } from '../../judge/cap.ts';
import { byFuel } from '../../rules.ts';

const DAY_MS = 86_400_000;

/** By what the cap is judged. */
export interface CapFacts {
  /** What drivers' words have done within a day; whoever lets one more do so adds it. */
  moves: DriverMove[];
  /** The belt's medians a day ago, by fuel type, in thousandths of a euro. */
  beltBefore: ReadonlyMap<number, number>;
}

/**
 * Reads in one statement at which stations drivers' prices, disputes and states have given or taken a rank or a medal within a
 * day (rule report-cap), but for what an administrator has decided since.
 */
export async function readCap(tx: Executor, now: Date): Promise<CapFacts> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const { rows } = await sql<{ moves: DriverMove[]; belt: Record<string, number> | null }>`
    with moved as (
      select station_id, fuel_type_id from observation
      where counted_at > ${since}::timestamptz and decided_by is distinct from 'administrator'
      union select station_id, fuel_type_id from price_dispute
      where counted_at > ${since}::timestamptz and closed_by is distinct from 'administrator'
      union select said.station_id, current_price.fuel_type_id from station_state as said
      join current_price on current_price.station_id = said.station_id
      join fuel_type on fuel_type.id = current_price.fuel_type_id
      where said.counts and said.origin = 'driver' and said.reported_at > ${since}::timestamptz and ${CONCERNS_FUEL}
    )
    select ${beltAt(sql`${since}::timestamptz`)} as belt, (
      select coalesce(jsonb_agg(distinct jsonb_build_object('stationId', station.id, 'decade', decade, 'areas', areas)), '[]')
      from moved join station on station.id = moved.station_id join fuel_type on fuel_type.id = moved.fuel_type_id
      where areas <> '{}' and ${MAY_RANK}
    ) as moves
  `.execute(tx);
  const { moves, belt } = rows[0]!;
  return { moves, beltBefore: byFuel(belt) };
}
