// The writers of a trial: signed-in drivers and owners.
import { createHash } from 'node:crypto';
import {
  addSignedIn,
  listStations,
  makeAdministrator,
  makeOwner,
} from '../../bench/parts/people.mjs';

const DRIVERS = 60;
const OWNERS = 2;
/** Petrol is set by owners, diesel reported by drivers, LPG scheduled by owners. */
export const FUELS = { owned: 10, reported: 20, scheduled: 30 };

/** Adds the people to a database. @returns them, the owners with their stations */
export async function addPeople({ kysely: db }) {
  const ids = await listStations(db);
  const now = new Date();
  await db
    .insertInto('station_fuel')
    .values(
      ids.flatMap((station_id) =>
        Object.values(FUELS).map((fuel_type_id) => ({
          station_id,
          fuel_type_id,
          sold: true,
          decided_at: now,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const add = (kind, count) =>
    Promise.all(Array.from({ length: count }, (_, index) => addPerson(db, `${kind}${index}`, now)));
  const [drivers, owners] = [await add('driver', DRIVERS), await add('owner', OWNERS)];
  const [administrator] = await add('administrator', 1);
  await makeAdministrator(db, administrator);
  const share = Math.floor(ids.length / OWNERS);
  for (const [index, owner] of owners.entries()) {
    owner.stations = ids.slice(index * share, (index + 1) * share);
    await makeOwner(db, owner, owner.stations, now);
  }
  return { drivers, owners, administrator, stations: ids };
}

async function addPerson(db, name, now) {
  const { id, token } = await addSignedIn(db, name, `${name}@example.sm`, now);
  return { id, name, token, from: networkOf(name) };
}

/** Returns an address from which a person's requests are counted separately. */
const networkOf = (name) =>
  `10.${[...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')}`;
