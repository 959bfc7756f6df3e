/** The stations of an owner, with all that the owner decides by (rule owner-stations). */
import { sql } from 'kysely';
import type { OwnerStation, OwnerStations, StationPerson } from '@pieno/contract/owners.ts';
import type { Executor } from '../../db/database.ts';
import { readPricesNow } from '../board/prices-now.ts';
import { findReferences } from '../prices/find-references.ts';
import { listSchedules } from '../scheduled-prices/schedule.ts';
import { readDriverWords } from './driver-words.ts';
import { findOpenInvitations } from './open-invitations.ts';
import { findSoldFuels, listTotemFuels, OFFERED } from './sold-fuels.ts';

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
  const stations: OwnerStation[] = [];
  for (const { station_id } of owned) {
    stations.push(await readOwnStation(executor, now, userId, station_id));
  }
  return { stations, reminders: owner_reminders };
}

/** Reads one of an account's stations. Who waits for a yes sees its name alone. */
export async function readOwnStation(
  executor: Executor,
  now: Date,
  userId: string,
  stationId: number,
): Promise<OwnerStation> {
  const { kind, areas, ...business } = await executor
    .selectFrom('station')
    .select(['id', 'name', 'address', 'locality', 'kind', 'areas'])
    .where('id', '=', stationId)
    .executeTakeFirstOrThrow();
  const people = await readPeople(executor, stationId, userId);
  const state = people.find(({ is_me }) => is_me)?.state ?? 'pending';
  const nothing = {
    fuels: [],
    other_fuels: [],
    scheduled: [],
    people: [],
    invitations: [],
    fresh_until: null,
  };
  if (state === 'pending') return { business, state, ...nothing };

  const sold = await findSoldFuels(executor, stationId, kind);
  const catalogue = await listTotemFuels(executor);
  const prices = (await readPricesNow(executor, now, [stationId])).get(stationId) ?? [];
  const words = await readDriverWords(executor, stationId);
  const referenceOf = await findReferences(executor, now, [...sold]);
  const fuels = catalogue
    .filter(({ id }) => sold.has(id))
    .map((fuel_type) => {
      const reference = referenceOf({ id: stationId, areas }, fuel_type.id);
      return {
        fuel_type,
        price: prices.find((price) => price.fuel_type.id === fuel_type.id) ?? null,
        reference: reference === undefined ? null : reference / 1000,
        ...(words.get(fuel_type.id) ?? { reported: [], disputes: 0 }),
      };
    });
  const invitations = await findOpenInvitations(executor, now, [stationId]);
  const ends = fuels.flatMap(({ price }) => price?.fresh_until ?? []).toSorted();
  return {
    business,
    state,
    fuels,
    other_fuels: catalogue.filter(({ id }) => OFFERED.has(id) && !sold.has(id)),
    scheduled: await listSchedules(executor, now, stationId),
    people,
    invitations: invitations.map(({ station_id: _, ...open }) => open),
    fresh_until: ends[0] ?? null,
  };
}

async function readPeople(
  executor: Executor,
  stationId: number,
  userId: string,
): Promise<StationPerson[]> {
  const rows = await executor
    .selectFrom('station_owner')
    .innerJoin('app_user', 'app_user.id', 'station_owner.user_id')
    .select(['app_user.id', 'app_user.name', 'station_owner.state', 'station_owner.since'])
    .where('station_id', '=', stationId)
    .where('state', '<>', 'revoked')
    .orderBy(sql`state = 'active'`, 'desc')
    .orderBy('since')
    .execute();
  return rows.map(({ state, since, ...person }) => ({
    ...person,
    state: state as StationPerson['state'],
    since: since.toISOString(),
    is_me: person.id === userId,
  }));
}
