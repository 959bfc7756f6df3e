// People of a measurement or trial, inserted into its database with a session: to register hundreds over HTTP takes longer.
import { createHash } from 'node:crypto';
import { addUser } from '../../server/src/modules/accounts/repository.ts';

const SESSION_MS = 30 * 86_400_000;
const PASSWORD = 'una password lunga';

/** Lists the ids of San Marino's stations with fuels. */
export async function listStations(db) {
  const stations = await db
    .selectFrom('station')
    .select('id')
    .where('kind', '=', 'fuel')
    .where('country', '=', 'SM')
    .orderBy('id')
    .execute();
  return stations.map(({ id }) => id);
}

/** Adds a user with a verified e-mail and a session. @returns id, e-mail and token */
export async function addSignedIn(db, name, email, now) {
  const person = { name, full_name: null, email };
  const id = await addUser(db, { ...person, notifications: true, agree_privacy_at: now }, now);
  const token = crypto.randomUUID();
  const token_hash = createHash('sha256').update(token).digest('hex');
  const expires_at = new Date(now.getTime() + SESSION_MS);
  const session = { user_id: id, token_hash, created_at: now, updated_at: now, expires_at };
  await db.insertInto('user_session').values(session).execute();
  await db.updateTable('app_user').set({ email_verified: true }).where('id', '=', id).execute();
  return { id, email, token };
}

/** Adds drivers, each of whom calls from a network of its own. */
export async function addDrivers(db, count) {
  const drivers = [];
  for (let number = 1; number <= count; number += 1) {
    const person = await addSignedIn(db, 'Anna', `anna${number}@example.com`, new Date());
    drivers.push({ ...person, from: networkOf(number) });
  }
  return drivers;
}

export const makeAdministrator = (db, { id }) =>
  db.updateTable('app_user').set({ role: 'admin' }).where('id', '=', id).execute();

export const makeOwner = (db, { id }, stations, since = new Date()) =>
  db
    .insertInto('station_owner')
    .values(stations.map((station_id) => ({ station_id, user_id: id, state: 'active', since })))
    .execute();

/** Adds drivers, the owner of all stations and an administrator. */
export async function addPeople(db, count) {
  const stations = await listStations(db);
  const [owner, administrator, ...drivers] = await addDrivers(db, count + 2);
  await makeOwner(db, owner, stations);
  await makeAdministrator(db, administrator);
  return { owner, administrator, drivers, stations };
}

/** The fields with which somebody registers. */
export const newPerson = (email) => ({
  name: 'Anna',
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  agree_privacy: true,
});

/** Returns the address of a person's own network, because limits count by network. */
export const networkOf = (number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
