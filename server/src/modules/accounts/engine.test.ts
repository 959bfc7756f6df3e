import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { emptyTables, openTestDatabase } from '../../testing/database.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { createEngine, type Engine } from './engine.ts';
import { register } from './register.ts';
import { readSession, startSession } from './sessions.ts';

const clock = fixedClock('2020-05-01T08:00:00Z');
let database: Database;
let engine: Engine;
beforeAll(async () => {
  database = await openTestDatabase();
  engine = createEngine({
    db: database.kysely,
    clock,
    secret: Buffer.from('the secret of the tests, 32 long'),
    publicUrl: undefined,
    logger: silentLogger,
  });
});
beforeEach(() => emptyTables(database));
afterAll(() => database.close());

const ANNA = {
  name: 'Anna',
  email: 'anna@example.sm',
  password: 'una password',
  password_confirmation: 'una password',
  agree_privacy: true,
  notifications: true,
} as const;
const parts = () => ({ engine, db: database.kysely, clock });

test('its tables are ours: it wants no further migration', async () => {
  const { toBeCreated, toBeAdded, toBeAddedIndexes } = await getMigrations(engine.options);
  expect([toBeCreated, toBeAdded, toBeAddedIndexes]).toEqual([[], [], []]);
});

test('a session begins and ends by our clock, and says nothing of the browser', async () => {
  const { user } = await register(parts(), ANNA);
  await database.kysely.deleteFrom('user_session').execute();
  await startSession(engine, user.id);
  const [session] = await database.kysely.selectFrom('user_session').selectAll().execute();
  expect(session).toMatchObject({
    user_id: user.id,
    created_at: new Date('2020-05-01T08:00:00Z'),
    expires_at: new Date('2020-05-31T08:00:00Z'),
    ip_address: null,
    user_agent: null,
  });
  expect(await readSession(database.kysely, clock, session!.token)).toMatchObject({ id: user.id });
});

test('a password is hashed for an unknown e-mail as for a known one', async () => {
  await register(parts(), ANNA);
  const { password } = await engine.$context;
  const [hash, verify] = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')];
  const signIn = (email: string) =>
    engine.api.signInEmail({ body: { email, password: 'sbagliata' } });
  const refusal = { statusCode: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } };
  await expect(signIn(ANNA.email)).rejects.toMatchObject(refusal);
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 1]);
  await expect(signIn('nessuno@example.sm')).rejects.toMatchObject(refusal);
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([1, 1]);
});

test('nobody makes an account through it', async () => {
  const body = { name: 'Eva', email: 'eva@example.sm', password: 'una password', role: 'admin' };
  await expect(engine.api.signUpEmail({ body })).rejects.toMatchObject({ statusCode: 400 });
});

test('it does not even know the columns that say what somebody may do', async () => {
  const { user } = await register(parts(), ANNA);
  const { internalAdapter } = await engine.$context;
  await internalAdapter.updateUser(user.id, { role: 'admin', is_active: false, name: 'Annina' });
  const stored = database.kysely.selectFrom('app_user').select(['name', 'role', 'is_active']);
  expect(await stored.execute()).toEqual([{ name: 'Annina', role: 'user', is_active: true }]);
});
