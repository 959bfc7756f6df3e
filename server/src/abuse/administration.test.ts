// Strangers, owners and former administrators in the calls of administrators. calls/people/administrators-only.test.ts
// tests for the whole table that each call refuses them.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Queue } from '@pieno/contract/queue/queue.ts';
import { asUser, registerVerified } from '../testing/accounts.ts';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacks/attacked-server.ts';
import type { Attacker } from '../testing/attacks/attacker.ts';
import { driving, type Driver } from '../testing/prices/drivers.ts';
import { makeOwner } from '../testing/stations/owners.ts';
import { wired, type Caller } from '../testing/attacks/wired.ts';

const NO = { decision: 'reject', reason: 'Prova' };
let server: TestApp;
let attacker: Attacker;
let station: number;
let item: string;
let admin: Session;
let anna: Driver;
const callers: Record<string, Caller> = {};
useAttackedServer((made) => ({ server, attacker } = made));
const { begin, driver, state, claims, pass } = driving(() => server);
const { call, report } = wired(() => attacker);
const as = (session: Session): Caller => ({ headers: asUser(session) });
const db = () => server.database.kysely;
beforeEach(async () => {
  station = await begin();
  await state(1700);
  pass(60);
  anna = await driver('anna@example.sm');
  expect(await report(anna, station, { price: 1400 }, { sure: true })).toBe('held');
  admin = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  const { body } = await call(as(admin), 'GET /admin/queue');
  item = (body as unknown as Queue).items[0]!.id;

  callers['its author'] = anna;
  const owner = await registerVerified(server, 'olga@example.sm');
  await makeOwner(server, station, owner);
  callers['the station’s owner'] = as(owner);
  const former = await registerVerified(server, 'fabio@example.sm', { role: 'admin' });
  await call(as(former), 'GET /admin/queue');
  await db()
    .updateTable('app_user')
    .set({ role: 'user' })
    .where('id', '=', former.user.id)
    .execute();
  callers['who was an administrator until now'] = as(former);
});

describe('a waiting price is not decided by', () => {
  test.each(['its author', 'the station’s owner', 'who was an administrator until now'])(
    '%s',
    async (who) => {
      const caller = callers[who]!;
      for (const body of [
        { decision: 'accept' },
        NO,
        { ...NO, decision: 'lock' },
        { decision: 'accept', role: 'admin' },
      ]) {
        expect((await call(caller, `POST /admin/queue/${item}`, body)).status).toBe(403);
      }
      const all = { items: [{ id: item }], decision: 'accept' };
      expect((await call(caller, 'POST /admin/queue', all)).status).toBe(403);
      expect(await claims()).toEqual(['1400 held']);
      expect(await db().selectFrom('action_log').select('id').execute()).toEqual([]);
    },
  );
});

describe('the queue in another spelling stays closed:', () => {
  test.each([
    '/api//admin/queue',
    '/api/./admin/queue',
    '/api/admin/queue/',
    '/api/%61dmin/queue',
    '/api/admin%2fqueue',
    '/API/ADMIN/QUEUE',
    '/api/health/%2e%2e/admin/queue',
    '/api/admin/queue;a=1',
    '/api/admin/queue?role=admin',
  ])('%s', async (path) => {
    const answer = await attacker.send(path, { headers: { ...anna.headers, 'x-role': 'admin' } });
    expect([400, 401, 403, 404, 503]).toContain(answer.status);
    expect(answer.body).not.toContain('voices');
  });
});

test('an administrator does not see who reported a price', async () => {
  for (const path of ['/admin/queue', '/admin/today', '/admin/log'] as const) {
    const { status, body } = await call(as(admin), `GET ${path}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('anna');
    expect(JSON.stringify(body)).not.toContain(anna.id);
  }
});

test.each(['0', '-1', 'all', '1%20or%201=1', '*', '9'.repeat(30)])(
  'an item called %s is not decided',
  async (id) => {
    const answer = await call(as(admin), `POST /admin/queue/${id}`, { decision: 'accept' });
    expect([400, 404, 422]).toContain(answer.status);
    expect(await claims()).toEqual(['1400 held']);
  },
);
