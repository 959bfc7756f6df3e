import { sql, type Selectable } from 'kysely';
import type { GlobalSetting } from '@pieno/contract/settings/settings.ts';
import type { Executor } from '../../db/database.ts';
import type { FuelType } from '../../db/schema.gen.ts';
import { FIRST_DAY, LAST_BELT, LAST_MEDIANS } from '../ministry/state.ts';
import type { Settings } from '../settings/values.ts';
import { rangeOf } from '../stations/fuels/fuel-families.ts';
import { priceAges, type PriceAges } from './evaluate/freshness.ts';
import { gateLimits, type GateLimits, type Range } from './evaluate/gate-limits.ts';

/** A fuel type as words are evaluated by it. */
export interface RuledFuel extends Omit<Selectable<FuelType>, 'name' | 'color'> {
  /** That of its first prices, where it has one of its own. */
  range?: Range | undefined;
}

/** By what prices are evaluated: the operator's settings, and the fuel types. */
export interface Rules {
  settings: Settings;
  limits: GateLimits;
  ages: PriceAges;
  fuels: ReadonlyMap<number, RuledFuel>;
  /** The medians of the ministry's last file, by fuel type, in thousandths of a euro; empty when there is none. */
  medians: ReadonlyMap<number, number>;
  /** The same of the stations in San Marino and the border belt alone. */
  belt: ReadonlyMap<number, number>;
  /** The day of the ministry's oldest file that was read, year-month-day; null when there is none. */
  firstFile: string | null;
}

/** Reads settings, fuel types and the medians of the ministry's last file in one statement. */
export async function readRules(executor: Executor): Promise<Rules> {
  const { rows } = await sql<{
    settings: (GlobalSetting & { key: string })[] | null;
    fuels: (RuledFuel & { name: string })[] | null;
    medians: Record<string, number> | null;
    belt: Record<string, number> | null;
    firstFile: string | null;
  }>`
    select (select jsonb_agg(global_setting) from global_setting) as settings,
      (select jsonb_agg(fuel_type) from fuel_type) as fuels,
      ${LAST_MEDIANS} as medians, ${LAST_BELT} as belt, ${FIRST_DAY} as "firstFile"
  `.execute(executor);
  const { settings: kept, fuels, medians, belt, firstFile } = rows[0]!;
  const settings: Settings = new Map((kept ?? []).map(({ key, ...setting }) => [key, setting]));
  return {
    settings,
    limits: gateLimits(settings),
    ages: priceAges(settings),
    fuels: new Map(
      (fuels ?? []).map(({ name, ...fuel }) => [
        fuel.id,
        { ...fuel, range: rangeOf({ ...fuel, name }) },
      ]),
    ),
    medians: byFuel(medians),
    belt: byFuel(belt),
    firstFile,
  };
}

/** Medians as they are kept in JSON, by the ids of fuel types. */
const byFuel = (medians: Record<string, number> | null): Map<number, number> =>
  new Map(Object.entries(medians ?? {}).map(([id, median]) => [Number(id), median]));
