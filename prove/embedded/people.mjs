// The writers: many users, each of whom acts once, the owner of all stations and an administrator.
import { openDatabase } from '../../server/src/db/connect.ts';
import { NO_LOGGER } from '../../server/src/db/database.ts';
import { inTransaction } from '../../server/src/db/transaction.ts';
import { hashPassword, savePassword } from '../../server/src/modules/accounts/passwords.ts';
import {
  addSignedIn,
  listStations,
  makeAdministrator,
  makeOwner,
  networkOf,
} from '../../bench/parts/people.mjs';

export const PASSWORD = 'una password';

/**
 * Adds people to the stopped server's folder.
 * @param count of users
 * @param now of the server's clock
 */
export async function addPeople(dataDir, count, now = new Date()) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, logger: NO_LOGGER });
  try {
    return await database.withoutTimeouts((kysely) =>
      inTransaction(kysely, (tx) => add(tx, count, now)),
    );
  } finally {
    await database.close();
  }
}

async function add(db, count, now) {
  const stations = await listStations(db);
  const users = [];
  for (let number = 0; number < count; number += 1) users.push(await addPerson(db, number, now));
  const [owner, admin] = [await addPerson(db, count, now), await addPerson(db, count + 1, now)];
  await makeAdministrator(db, admin);
  await makeOwner(db, owner, stations, now);
  return { users, owner, admin, stations };
}

/** Hashing it for each person would take longer than the trial. */
const hash = hashPassword(PASSWORD);

async function addPerson(db, number, now) {
  const person = await addSignedIn(db, `P${number}`, `p${number}@example.sm`, now);
  await savePassword(db, person.id, await hash, now);
  return { ...person, from: networkOf(number) };
}
