import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Insertable } from 'kysely';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import type { Station } from '../../db/schema.gen.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordPrices } from '../../modules/prices/record.ts';
import { asUser, post, registerVerified } from '../accounts.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { addFuelTypes, addStation } from './stations.ts';

/** Merges a station into another by the call. */
export const merge = (server: TestApp, by: Session, kept: number, merged: number) =>
  post(server, `/admin/stations/${kept}/merges`, { business_id: merged }, asUser(by));

/** The newest merge into a station. */
export async function newestMerge(server: TestApp, by: Session, kept: number) {
  const url = `/api/admin/stations/${kept}/facts`;
  const answer = await server.app.inject({ url, headers: asUser(by) });
  return answer.json<AdministeredStation>().merges[0];
}

export const undoMerge = (server: TestApp, by: Session, id: number) =>
  server.app.inject({ method: 'DELETE', url: `/api/admin/merges/${id}`, headers: asUser(by) });

/** All data of stations as text, without what a merge itself writes. */
export async function stationsAsText({ database: { kysely } }: TestApp): Promise<string[]> {
  const lines: string[] = [];
  for (const table of [
    'scheduled_price',
    'observation',
    'confirmation',
    'price_dispute',
    'station_state',
    'price_report',
    'owner_invitation',
    'station_token',
    'station_owner',
    'station_fuel',
    'gallery_image',
    'current_price',
    'station',
  ] as const) {
    const rows = await kysely.selectFrom(table).selectAll().execute();
    const texts = rows.map(({ ...row }: Record<string, unknown>) => {
      delete row.revision;
      return `${table} ${JSON.stringify(row)}`;
    });
    lines.push(...texts.toSorted());
  }
  return lines;
}

/** A server with two records of the same station, and Maria, an administrator. */
interface Twins {
  server: TestApp;
  kept: number;
  merged: number;
  maria: Session;
}

/**
 * Sets up tests about merges: before each an empty database with two records of the same station, and an administrator.
 * @param take receives them, before any other hook runs
 */
export function useTwins(take: (made: Twins) => void): void {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp();
  });
  beforeEach(async () => {
    server.clock.set('2026-11-22T08:00:00Z');
    await server.clear();
    await addFuelTypes(server.database.kysely);
    const twins = await addTwins(server);
    const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
    take({ server, ...twins, maria });
  });
  afterAll(() => server.close());
}

/** The ministry's record without a position, and OpenStreetMap's with more facts. */
async function addTwins({ database: { kysely } }: TestApp) {
  const nowhere = { latitude: null, longitude: null, areas: [] };
  const kept = { name: 'Api', source: 'mimit', source_id: '1', country: 'IT', ...nowhere } as const;
  const merged = {
    name: 'Api Dogana',
    source: 'osm',
    source_id: 'node/2',
    brand: 'Api',
    phone: '0549 123456',
    confirmed_decades: [20, 30],
    operator_fields: ['phone'],
  } satisfies Partial<Insertable<Station>>;
  return { kept: await addStation(kysely, kept), merged: await addStation(kysely, merged) };
}

/** The current prices, as station, fuel and thousandths of a euro. */
export async function currentPrices({ database: { kysely } }: TestApp): Promise<number[][]> {
  const rows = await kysely
    .selectFrom('current_price')
    .select(['station_id', 'fuel_type_id', 'price'])
    .orderBy('station_id')
    .orderBy('fuel_type_id')
    .execute();
  return rows.map((row) => [row.station_id, row.fuel_type_id, row.price]);
}

/** A sheet sets the price of diesel at a station now. @param price thousandths of a euro */
export const importDiesel = ({ database, clock }: TestApp, stationId: number, price: number) =>
  inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin: 'operator_sheet', isSure: true }, [
      { stationId, fuelTypeId: 20, unit: 'litre', price, observedAt: clock.now() },
    ]),
  );
