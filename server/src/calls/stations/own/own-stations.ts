/** The stations of an owner, with the data for the owner's decisions (rule owner-stations). */
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import type { OwnerStation, OwnerStations } from '@pieno/contract/stations/own-stations.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { readPricesNow } from '../../../modules/board/prices-now.ts';
import { findReferencePrices } from '../../../modules/prices/current/reference-prices.ts';
import { readKnownFuels, soldFuels } from '../../../modules/stations/fuels/sold-fuels.ts';
import { listSchedulesOf } from '../../../modules/scheduled-prices/schedule.ts';
import { readDriverReports } from './driver-reports.ts';
import { findOpenInvitations } from '../../../modules/invitations/open-invitations.ts';
import { readPeople } from '../../../modules/invitations/read-people.ts';
type StationFacts = { id: number; areas: readonly string[] };

/** Lists an account's stations, by name. */
export async function listOwnStations(
  executor: Executor,
  now: Date,
  userId: string,
): Promise<OwnerStations> {
  const { owner_reminders } = await executor
    .selectFrom('app_user')
    .select('owner_reminders')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const owned = await executor
    .selectFrom('station_owner')
    .innerJoin('station', 'station.id', 'station_owner.station_id')
    .select('station_id')
    .where('user_id', '=', userId)
    .where('state', '<>', 'revoked')
    .where('station.merged_into', 'is', null)
    .orderBy('station.name')
    .orderBy('station_id')
    .execute();
  const ids = owned.map(({ station_id }) => station_id);
  return {
    stations: await readOwnStations(executor, now, userId, ids),
    reminders: owner_reminders,
  };
}

/** Reads one of an account's stations. A person waiting for approval sees only its name. */
export async function readOwnStation(
  executor: Executor,
  now: Date,
  userId: string,
  stationId: number,
): Promise<OwnerStation> {
  return (await readOwnStations(executor, now, userId, [stationId]))[0]!;
}

/** The prices and people that a person waiting for approval sees. */
const NOTHING = {
  fuels: [],
  other_fuels: [],
  scheduled: [],
  people: [],
  invitations: [],
  fresh_until: null,
};

/** Reads stations in the order of their ids, with as many queries for many as for one. */
async function readOwnStations(
  executor: Executor,
  now: Date,
  userId: string,
  stationIds: readonly number[],
): Promise<OwnerStation[]> {
  if (stationIds.length === 0) return [];
  const rows = await executor
    .selectFrom('station')
    .select(['id', 'name', 'address', 'locality', 'areas'])
    .where('id', 'in', stationIds)
    .execute();
  const stationOf = new Map(rows.map((row) => [row.id, row]));
  const people = await readPeople(executor, stationIds, userId);
  const stateOf = (id: number) => people.get(id)?.find(({ is_me }) => is_me)?.state ?? 'pending';
  const open = rows.filter(({ id }) => stateOf(id) !== 'pending');
  const parts = open.length > 0 ? await readParts(executor, now, open) : null;
  return stationIds.map((id) => {
    const { areas: _, ...business } = stationOf.get(id)!;
    const state = stateOf(id);
    if (!parts || state === 'pending') return { business, state, ...NOTHING };
    return { business, state, ...parts(stationOf.get(id)!), people: people.get(id)! };
  });
}

/** Reads what stations' totems show. @returns a function that returns the totem of one station */
async function readParts(executor: Executor, now: Date, stations: readonly StationFacts[]) {
  const ids = stations.map(({ id }) => id);
  const known = await readKnownFuels(executor, ids);
  const sold = new Map(ids.map((id) => [id, soldFuels(known.get(id)!)]));
  const catalogue = await listTotemFuels(executor);
  const prices = await readPricesNow(executor, now, ids);
  const driverReports = await readDriverReports(executor, ids);
  const everySold = [...new Set([...sold.values()].flatMap((fuels) => [...fuels]))];
  const referenceOf = await findReferencePrices(executor, now, everySold);
  const invitations = Map.groupBy(
    await findOpenInvitations(executor, now, ids),
    ({ station_id }) => station_id,
  );
  const scheduled = await listSchedulesOf(executor, now, ids);
  return (station: StationFacts) => {
    const { id } = station;
    const fuels = catalogue
      .filter((fuel_type) => sold.get(id)!.has(fuel_type.id))
      .map((fuel_type) => {
        const reference = referenceOf(station, fuel_type.id);
        return {
          fuel_type,
          price: prices.get(id)?.find((price) => price.fuel_type.id === fuel_type.id) ?? null,
          reference: reference === undefined ? null : reference / 1000,
          ...(driverReports.get(id)?.get(fuel_type.id) ?? { reported: [], disputes: 0 }),
        };
      });
    const ends = fuels.flatMap(({ price }) => price?.fresh_until ?? []).toSorted();
    return {
      fuels,
      other_fuels: catalogue.filter(
        (fuel_type) => OFFERED.has(fuel_type.id) && !sold.get(id)!.has(fuel_type.id),
      ),
      scheduled: scheduled.get(id) ?? [],
      invitations: (invitations.get(id) ?? []).map(
        ({ station_id: _, ...invitation }) => invitation,
      ),
      fresh_until: ends[0] ?? null,
    };
  };
}

type WireFuel = FuelPrice['fuel_type'];

/** Lists all fuels in the order of a totem: base grades first, then by category. */
async function listTotemFuels(executor: Executor): Promise<WireFuel[]> {
  return await executor
    .selectFrom('fuel_type')
    .select(['id', 'name', 'color', 'unit', 'mode', 'grade'])
    .orderBy(sql`grade = 'premium'`)
    .orderBy('id')
    .execute();
}

/** The fuels that an owner may add: the catalogue's own. */
const OFFERED: ReadonlySet<number> = new Set(FUEL_TYPES.map(({ id }) => id));
