// Who writes: many users, each of whom does a thing once, the owner of all stations and an administrator.
import { createHash } from 'node:crypto';
import { openDatabase } from '../../server/src/db/connect.ts';
import { inTransaction } from '../../server/src/db/transaction.ts';
import { hashPassword, savePassword } from '../../server/src/modules/accounts/passwords.ts';
import { addUser } from '../../server/src/modules/accounts/repository.ts';

const quiet = () => undefined;
const logger = { info: quiet, warn: quiet, error: quiet };
const DAY_MS = 86_400_000;

export const PASSWORD = 'una password';

/** Adds people to the stopped server's folder. @param count of users; @param now of the server's clock */
export async function addPeople(dataDir, count, now = new Date()) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, logger });
  try {
    return await database.withoutTimeouts((kysely) =>
      inTransaction(kysely, (tx) => add(tx, count, now)),
    );
  } finally {
    await database.close();
  }
}

async function add(db, count, now) {
  const rows = await db
    .selectFrom('station')
    .select('id')
    .where('kind', '=', 'fuel')
    .where('country', '=', 'SM')
    .orderBy('id')
    .execute();
  const stations = rows.map(({ id }) => id);
  const users = [];
  for (let number = 0; number < count; number += 1) users.push(await addPerson(db, number, now));
  const [owner, admin] = [await addPerson(db, count, now), await addPerson(db, count + 1, now)];
  await db.updateTable('app_user').set({ email_verified: true }).execute();
  await db.updateTable('app_user').set({ role: 'admin' }).where('id', '=', admin.id).execute();
  const of = { user_id: owner.id, state: 'active', since: now };
  const owned = stations.map((station_id) => ({ station_id, ...of }));
  await db.insertInto('station_owner').values(owned).execute();
  return { users, owner, admin, stations };
}

/** Hashing it for each would take longer than the trial. */
const hash = hashPassword(PASSWORD);

async function addPerson(db, number, now) {
  const person = { name: `P${number}`, full_name: null, email: `p${number}@example.sm` };
  const id = await addUser(db, { ...person, notifications: true, agree_privacy_at: now }, now);
  await savePassword(db, id, await hash, now);
  const token = crypto.randomUUID();
  const token_hash = createHash('sha256').update(token).digest('hex');
  const expires_at = new Date(now.getTime() + 30 * DAY_MS);
  const session = { user_id: id, token_hash, created_at: now, updated_at: now, expires_at };
  await db.insertInto('user_session').values(session).execute();
  const { email } = person;
  return {
    id,
    email,
    token,
    from: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
}
