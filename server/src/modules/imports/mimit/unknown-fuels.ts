/** Fuels of the ministry without a defined category and unit (rule fuel-unknown, decision 0046). */
import { sql } from 'kysely';
import type { Today } from '@pieno/contract/today/today.ts';
import { FIRST_ADDED_FUEL_ID, FIRST_SAID_FUEL_ID } from '@pieno/contract/prices/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import { comparisonKey } from './names/brand.ts';
import type { MinistryState, UndefinedFuel } from '../../ministry/state.ts';

/** A run whose file has prices of such fuels, with the stored ones. */
export interface KeptRun {
  id: number;
  /** Year-month-day. */
  day: string;
  unsaid: UndefinedFuel[];
}

/** Lists the ministry's runs that store such prices and were not undone, the oldest first. */
export async function listKeptRuns(executor: Executor): Promise<KeptRun[]> {
  const unsaid = sql<NonNullable<MinistryState['unsaid']>>`report #> '{state,unsaid}'`;
  return await executor
    .selectFrom('import_run')
    .select(['id', sql<string>`day::text`.as('day'), unsaid.as('unsaid')])
    .where('kind', '=', 'mimit')
    .where('finished_at', 'is not', null)
    .where('undone_at', 'is', null)
    .where(sql<boolean>`report #> '{state,unsaid,0}' is not null`)
    .orderBy('id')
    .execute();
}

/**
 * Lists by name the fuels that an administrator has to define: those with waiting prices, with the prices of the newest
 * file, and those added as 'al litro' before administrators defined fuels.
 */
export async function listUnknownFuels(executor: Executor): Promise<Today['fuels']> {
  const found = new Map<string, { name: string; prices: number[] }>();
  for (const { unsaid } of await listKeptRuns(executor)) {
    const fuels = Map.groupBy(unsaid, ({ name }) => comparisonKey(name));
    for (const [key, modes] of fuels) {
      const prices = modes.flatMap(({ rows }) => rows.map(({ price }) => price));
      found.set(key, { name: modes[0]!.name, prices });
    }
  }
  for (const { id, name, price } of await listAddedPrices(executor)) {
    const key = comparisonKey(name);
    if (id >= FIRST_SAID_FUEL_ID) {
      found.delete(key);
      continue;
    }
    const fuel = found.get(key) ?? { name, prices: [] };
    if (price !== null) fuel.prices.push(price);
    found.set(key, fuel);
  }
  return [...found.values()]
    .map(({ name, prices }) => ({
      name,
      prices: prices.length,
      min: prices.length > 0 ? Math.min(...prices) / 1_000 : null,
      max: prices.length > 0 ? Math.max(...prices) / 1_000 : null,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'it'));
}

/**
 * Reads the fuel types that imports have added, by the ministry's name, with their current prices; those defined by
 * administrators come last.
 */
async function listAddedPrices(executor: Executor) {
  const rows = await executor
    .selectFrom('fuel_type')
    .leftJoin('current_price', 'current_price.fuel_type_id', 'fuel_type.id')
    .select(['id', 'name', 'price'])
    .where('id', '>=', FIRST_ADDED_FUEL_ID)
    .orderBy('id')
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, name: name.replace(/ (Self|Servito)$/u, '') }));
}
