// Invitations that were guessed, used, revoked or have expired, and two people who use one at once.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ACCOUNT_LIMITS, RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import { OWNER_LIMITS } from '@pieno/contract/station-limits.ts';
import type { Invitation } from '@pieno/contract/invitations/invitations.ts';
import { asUser, registerAnna, registerVerified } from '../testing/accounts.ts';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacks/attacked-server.ts';
import type { Attacker } from '../testing/attacks/attacker.ts';
import { addStation } from '../testing/stations/stations.ts';
import { NOBODY, wired, type Caller } from '../testing/attacks/wired.ts';

const DAY = 86_400_000;
const ACCEPT = 'POST /owner/invitations/accept';
let server: TestApp;
let attacker: Attacker;
let station: number;
let admin: Session;
let anna: Session;
let eva: Session;
useAttackedServer((made) => ({ server, attacker } = made), {
  config: { trustProxy: ['loopback'] },
});
const { call } = wired(() => attacker);
const as = (session: Session, network = '203.0.113.1'): Caller => ({
  headers: { ...asUser(session), 'x-forwarded-for': network },
});
beforeEach(async () => {
  // A key over its limit stays cached until its window ends.
  server.clock.advance(2 * DAY);
  await server.clear();
  station = await addStation(server.database.kysely);
  admin = await registerVerified(server, 'admin@example.sm', { role: 'admin' });
  anna = await registerVerified(server, 'anna@example.sm');
  eva = await registerVerified(server, 'eva@example.sm');
});

const invite = async () =>
  (await call(as(admin), `POST /admin/stations/${station}/invitations`, {}))
    .body as unknown as Invitation;
const owners = async () =>
  await server.database.kysely.selectFrom('station_owner').select(['user_id', 'state']).execute();
const bent = (code: string, index: number) => {
  const others = 'ABCDEFGH'.split('').filter((letter) => !code.startsWith(letter));
  return code.replace(/^./, others[index % others.length]!).replace(/.$/, String(2 + (index % 8)));
};

describe('a guess at a code', () => {
  test('is limited to five a day for an account, from any number of networks', async () => {
    const { code } = await invite();
    const statuses = [];
    for (let index = 0; index < 8; index += 1) {
      const network = `198.51.100.${index}`;
      statuses.push(
        (await call(as(eva, network), ACCEPT, { code: `XXXX-XXX${index + 2}` })).status,
      );
    }
    const { max } = ACCOUNT_LIMITS.invitationCode;
    expect(statuses).toEqual([
      ...Array.from({ length: max }, () => 422),
      ...Array.from({ length: 8 - max }, () => 429),
    ]);
    expect((await call(as(eva, '192.0.2.1'), ACCEPT, { code })).status).toBe(429);
    expect((await call(as(anna), ACCEPT, { code })).status).toBe(200);
  });

  test('is limited to a few an hour for a network, with any number of accounts', async () => {
    const { max } = RATE_LIMITS.invitations;
    const { code } = await invite();
    const guessers = await Promise.all(
      Array.from({ length: Math.ceil(max / 5) }, (_, index) =>
        registerVerified(server, `guess${index}@example.sm`),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: max }, (_, index) =>
        call(as(guessers[index % guessers.length]!), ACCEPT, { code: bent(code, index) }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect((await call(as(eva), ACCEPT, { code })).status).toBe(429);
    expect(await owners()).toEqual([]);
  });

  test.each(['', '%', '____-____', "' or ''='", '*', 'null', 'A'.repeat(41), '\0'])(
    'like %j opens nothing',
    async (code) => {
      await invite();
      expect([400, 422]).toContain((await call(as(eva), ACCEPT, { code })).status);
      expect([400, 422]).toContain((await call(as(eva), ACCEPT, { code: [code] })).status);
      expect(await owners()).toEqual([]);
    },
  );
});

describe('a code opens nothing', () => {
  test('once it was used', async () => {
    const { code } = await invite();
    expect((await call(as(anna), ACCEPT, { code })).status).toBe(200);
    expect((await call(as(eva), ACCEPT, { code })).status).toBe(422);
    expect(await owners()).toEqual([{ user_id: anna.user.id, state: 'active' }]);
  });

  test('after it has expired', async () => {
    const { code } = await invite();
    server.clock.advance(OWNER_LIMITS.invitationDays * DAY);
    const late = await registerVerified(server, 'late@example.sm');
    expect((await call(as(late), ACCEPT, { code })).status).toBe(422);
  });

  test('once it was revoked, or the management changed', async () => {
    const [first, second] = [await invite(), await invite()];
    await call(as(admin), `DELETE /admin/invitations/${first.id}`);
    await call(as(admin), `POST /admin/stations/${station}/handover`);
    for (const { code } of [first, second]) {
      expect((await call(as(eva), ACCEPT, { code })).status).toBe(422);
    }
    expect(await owners()).toEqual([]);
  });

  test('to a visitor without an account or with an unverified e-mail', async () => {
    const { code } = await invite();
    const una = await registerAnna(server, { email: 'una@example.sm' });
    expect((await call(NOBODY, ACCEPT, { code })).status).toBe(401);
    expect((await call(as(una), ACCEPT, { code })).status).toBe(403);
    expect((await call(as(anna), ACCEPT, { code })).status).toBe(200);
  });
});

test('opening the link uses nothing up, however often a scanner does', async () => {
  const { code } = await invite();
  for (const method of ['GET', 'HEAD']) {
    for (const path of [
      `/gestore/invito?codice=${code}`,
      `/api/owner/invitations/accept?code=${code}`,
    ]) {
      await attacker.send(path, { method, headers: asUser(eva) });
    }
  }
  expect(await owners()).toEqual([]);
  expect((await call(as(anna), ACCEPT, { code })).status).toBe(200);
});

test('five who use one code at once make one owner', async () => {
  const { code } = await invite();
  const five = await Promise.all(
    [1, 2, 3, 4, 5].map((index) => registerVerified(server, `five${index}@example.sm`)),
  );
  const answers = await Promise.all(five.map((one) => call(as(one), ACCEPT, { code })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 422, 422, 422, 422,
  ]);
  expect(await owners()).toMatchObject([{ state: 'active' }]);
});

test('of two who accept two codes at once one is the first, and the other waits', async () => {
  const codes = [await invite(), await invite()];
  const answers = await Promise.all(
    [anna, eva].map((one, index) => call(as(one), ACCEPT, { code: codes[index]!.code })),
  );
  expect(new Set(answers.map(({ body }) => body['state']))).toEqual(new Set(['active', 'pending']));
});
