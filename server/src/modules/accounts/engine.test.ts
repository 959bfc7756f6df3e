import { personHasher } from './person.ts';
import { SecondFactor } from '../second-factor/second-factor.ts';
import { createHook } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { emptyTables, openTestDatabase } from '../../testing/database.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { makeCode } from './codes.ts';
import { createEngine, type Engine } from './engine.ts';
import { verifyPassword } from './passwords.ts';
import { register } from '../../calls/accounts/register.ts';
import { readSession } from './sessions.ts';

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
const parts = () => ({
  engine,
  db: database.kysely,
  clock,
  secondFactor: new SecondFactor(Buffer.alloc(32, 7), clock),
  personHash: personHasher({ keyFor: () => Buffer.alloc(32, 7) }),
});

test('better-auth needs no table or column beyond our migrations', async () => {
  const { toBeCreated, toBeAdded, toBeAddedIndexes } = await getMigrations(engine.options);
  expect([toBeCreated, toBeAdded, toBeAddedIndexes]).toEqual([[], [], []]);
});

test('the session that better-auth creates for a code has expired and cannot be used', async () => {
  const { user } = await register(parts(), ANNA);
  await database.kysely.deleteFrom('user_session').execute();
  const code = await makeCode(engine, ANNA.email);
  const { token } = await engine.api.signInEmailOTP({ body: { email: ANNA.email, otp: code } });
  const [session] = await database.kysely.selectFrom('user_session').selectAll().execute();
  expect(session).toMatchObject({ user_id: user.id, expires_at: clock.now() });
  expect(await readSession(database.kysely, clock, token)).toBeUndefined();
});

test('a stored code is not a plain hash of it', async () => {
  const code = await makeCode(engine, ANNA.email);
  const { value } = await database.kysely
    .selectFrom('user_verification')
    .select('value')
    .executeTakeFirstOrThrow();
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(value).not.toContain(createHash('sha256').update(code).digest(encoding));
});

test('a password is hashed for an unknown e-mail as for a known one', async () => {
  const { user } = await register(parts(), ANNA);
  const { password } = await engine.$context;
  const [hash, verify] = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')];
  const verified = (id?: string) => verifyPassword(engine, database.kysely, id, 'sbagliata');
  expect(await verified(user.id)).toBeUndefined();
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 1]);
  expect(await verified()).toBeUndefined();
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([1, 1]);
});

test('at most two passwords are hashed at a time', async () => {
  const { password } = await engine.$context;
  const hash = await password.hash(ANNA.password);
  let most = 0;
  const underWay = new Set<number>();
  const watch = createHook({
    init: (id, type) => {
      if (type === 'SCRYPTREQUEST') most = Math.max(most, underWay.add(id).size);
    },
    before: (id) => void underWay.delete(id),
  }).enable();
  await Promise.all([
    ...Array.from({ length: 4 }, () => password.hash(ANNA.password)),
    password.verify({ hash, password: ANNA.password }),
  ]);
  watch.disable();
  expect(most).toBe(2);
});

test('better-auth cannot create an account', async () => {
  const body = { name: 'Eva', email: 'eva@example.sm', password: 'una password', role: 'admin' };
  await expect(engine.api.signUpEmail({ body })).rejects.toMatchObject({ statusCode: 400 });
});

test('better-auth cannot change the columns that hold permissions', async () => {
  const { user } = await register(parts(), ANNA);
  const { internalAdapter } = await engine.$context;
  await internalAdapter.updateUser(user.id, { role: 'admin', is_active: false, name: 'Annina' });
  const stored = database.kysely.selectFrom('app_user').select(['name', 'role', 'is_active']);
  expect(await stored.execute()).toEqual([{ name: 'Annina', role: 'user', is_active: true }]);
});
