import { sql, type Insertable } from 'kysely';
import { CHARGING_SITES } from '../../../seed/charging-sites.ts';
import { FUEL_STATIONS } from '../../../seed/fuel-stations.ts';
import { DEFAULT_SETTINGS } from '../../../seed/settings.ts';
import { SMAC_RATES } from '../../../seed/smac-rates.ts';
import type { StationFacts } from '../../../seed/station-facts.ts';
import { WELCOME } from '../../../seed/welcome.ts';
import type { Executor } from '../../db/database.ts';
import type { Station } from '../../db/schema.gen.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';
import { addMissingSettings } from '../settings/repository.ts';
import { addMissingSmacRates } from '../smac/rates.ts';
import { addFirstStations, fillConnectors } from '../stations/first-stations.ts';
import { addMissingWelcome } from '../welcome/repository.ts';
import { loadFuelTypes } from './fuel-types.ts';

export interface SeedLoaded {
  fuelTypes: number;
  stations: number;
  settings: number;
}

/**
 * Loads the seed at each start (rule station-seed). Updates fuel types and adds missing settings, SMaC rates and the
 * welcome message; adds the stations only when the database has none in San Marino, and overwrites no station, setting,
 * rate or message; fills missing connectors of charging sites. Safe for several processes: an advisory lock lets one do
 * the work.
 */
export async function loadSeed(db: Executor): Promise<SeedLoaded> {
  return await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(tx);
    const { changed: fuelTypes, stations: repriced } = await loadFuelTypes(tx);
    const stations = await addFirstStations(tx, [...FUEL_STATIONS, ...CHARGING_SITES].map(toRow));
    const plugged = await fillConnectors(tx, CHARGING_SITES);
    const settings = await addMissingSettings(tx, DEFAULT_SETTINGS);
    const welcome = await addMissingWelcome(tx, WELCOME);
    const rates = await addMissingSmacRates(tx, SMAC_RATES);
    if (fuelTypes + stations.length + plugged.length + settings + welcome + rates > 0) {
      await bumpBoardVersion(tx, [...new Set([...stations, ...plugged, ...repriced])]);
    }
    return { fuelTypes, stations: stations.length, settings };
  });
}

function toRow(facts: StationFacts): Insertable<Station> {
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
