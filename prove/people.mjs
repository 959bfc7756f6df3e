// People of a trial, inserted into its database with sessions: registering hundreds over HTTP would take longer than
// the trial.
import { createHash } from 'node:crypto';
import { addUser } from '../server/src/modules/accounts/repository.ts';

const SESSION_MS = 30 * 86_400_000;

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
