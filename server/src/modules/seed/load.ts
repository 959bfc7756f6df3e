import { sql } from 'kysely';
import { CHARGING_SITES } from '../../../seed/charging-sites.ts';
import { FUEL_STATIONS } from '../../../seed/fuel-stations.ts';
import { DEFAULT_SETTINGS } from '../../../seed/settings.ts';
import type { StationFacts } from '../../../seed/station-facts.ts';
import { WELCOME } from '../../../seed/welcome.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';
import { fillConnectors } from './connectors.ts';
import { loadFuelTypes } from './fuel-types.ts';

/** How many rows of the seed were added or changed. */
export interface SeedLoaded {
  fuelTypes: number;
  stations: number;
  settings: number;
}

/**
 * Loads the seed into the database, at each start (rule station-seed). Updates fuel types and adds missing
 * settings and the welcome message; adds the stations only when the database has none in San Marino, and overwrites no
 * station, setting or message; charging sites without connectors get theirs. Safe for several processes at once: an
 * advisory lock lets the first one do the work.
 */
export async function loadSeed(db: Executor): Promise<SeedLoaded> {
  return await inTransaction(db, async (tx) => {
    await waitForOtherProcesses(tx);
    const { changed: fuelTypes, stations: repriced } = await loadFuelTypes(tx);
    const stations = await insertStationsIfNone(tx, [...FUEL_STATIONS, ...CHARGING_SITES]);
    const plugged = await fillConnectors(tx);
    const settings = await insertMissingSettings(tx);
    const welcome = await insertMissingWelcome(tx);
    if (fuelTypes + stations.length + plugged.length + settings + welcome > 0) {
      await bumpBoardVersion(tx, [...new Set([...stations, ...plugged, ...repriced])]);
    }
    return { fuelTypes, stations: stations.length, settings };
  });
}

async function waitForOtherProcesses(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(tx);
}

async function insertStationsIfNone(
  tx: Executor,
  facts: readonly StationFacts[],
): Promise<number[]> {
  const known = await tx
    .selectFrom('station')
    .select('id')
    .where('country', '=', 'SM')
    .limit(1)
    .executeTakeFirst();
  if (known) return [];
  const rows = await tx.insertInto('station').values(facts.map(toRow)).returning('id').execute();
  return rows.map((row) => row.id);
}

function toRow(facts: StationFacts) {
  return {
    id: facts.id,
    source: facts.source,
    source_id: facts.sourceId,
    kind: facts.kind,
    country: 'SM',
    name: facts.name,
    brand: facts.brand ?? null,
    short_description: facts.shortDescription,
    description: facts.description ?? null,
    address: facts.address,
    postcode: facts.postcode,
    locality: facts.locality,
    latitude: facts.latitude,
    longitude: facts.longitude,
    phone: facts.phone ?? null,
    website: facts.website ?? null,
    opening_hours: facts.openingHours ?? null,
    confirmed_decades: [...(facts.sells ?? [])],
    areas: ['SM'],
  };
}

async function insertMissingSettings(tx: Executor): Promise<number> {
  const added = await tx
    .insertInto('global_setting')
    .values(Object.entries(DEFAULT_SETTINGS).map(([key, setting]) => ({ key, ...setting })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  return added.length;
}

async function insertMissingWelcome(tx: Executor): Promise<number> {
  const added = await tx
    .insertInto('welcome_message')
    .values(WELCOME)
    .onConflict((conflict) => conflict.column('singleton').doNothing())
    .returning('singleton')
    .execute();
  return added.length;
}
