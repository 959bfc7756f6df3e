/** Reads the settings, fuel types and medians that evaluate prices. */
import { sql, type Selectable } from 'kysely';
import type { GlobalSetting } from '@pieno/contract/settings/settings.ts';
import type { Executor } from '../../db/database.ts';
import type { FuelType } from '../../db/schema.gen.ts';
import { FIRST_DAY, LAST_BELT, LAST_MEDIANS } from '../ministry/state.ts';
import type { Settings } from '../settings/values.ts';
import { rangeOf } from '../stations/fuels/fuel-families.ts';
import { priceAges, type PriceAges } from './evaluate/freshness.ts';
import { gateLimits, type GateLimits, type Range } from './evaluate/gate-limits.ts';

/** A fuel type with what evaluates its prices. */
export interface RuledFuel extends Omit<Selectable<FuelType>, 'name' | 'color'> {
  /** The range of its first prices, if it has its own. */
  range?: Range | undefined;
}

/** The settings and fuel types that evaluate prices. */
export interface Rules {
  settings: Settings;
  limits: GateLimits;
  ages: PriceAges;
  fuels: ReadonlyMap<number, RuledFuel>;
  /** The medians of the ministry's last file, by fuel type, in thousandths of a euro; empty without a file. */
  medians: ReadonlyMap<number, number>;
  /** The same for San Marino and the border belt only. */
  belt: ReadonlyMap<number, number>;
  /** The day of the ministry's oldest file read, year-month-day; null without one. */
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

/** Converts medians from JSON, by fuel type id. */
const byFuel = (medians: Record<string, number> | null): Map<number, number> =>
  new Map(Object.entries(medians ?? {}).map(([id, median]) => [Number(id), median]));
