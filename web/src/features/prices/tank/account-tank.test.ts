// Tests rule own-tank.
import { proposedTank, type Tank } from '@pieno/contract/profile/tank.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import type { TankSettings } from '@pieno/contract/profile/user-settings.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../../testing/fake-browser.ts';

const DIESEL: Tank = { ...proposedTank(20, 'self'), smac: true };
const PETROL: Tank = proposedTank(10, 'served');
const NO_TANK = { fuel: null, mode: null, litres: null, consumption: null, smac: null };
const user = { id: 'u1', name: 'titano' } as User;
const GUEST = {
  guest_id: 'g1',
  guest_token: 'token-g1',
  expires_at: '2099-01-01T00:00:00.000Z',
  permissions: [],
};
/** Consent data in the server's answer, not used here. */
const TEXTS = {
  geolocation_consent: false,
  geolocation_consent_at: null,
  geolocation_consent_text: '',
  geolocation_consent_required_text: '',
};

let browser: FakeBrowser;
/** The account's tank, and whether the server can be reached. */
let account: { tank: TankSettings; isReached: boolean; isOver?: boolean };
let sent: unknown[];
let asked: number;
let failed: number;
/** Delays the answer to a change. */
let gate: Promise<unknown> | undefined;
/** Delays the answer to a read. */
let hearing: Promise<unknown> | undefined;

beforeEach(() => {
  browser = fakeBrowser();
  vi.resetModules();
  account = { tank: NO_TANK, isReached: true };
  sent = [];
  asked = 0;
  failed = 0;
  gate = undefined;
  hearing = undefined;
  vi.stubGlobal('fetch', async (input: string, { body, method }: RequestInit) => {
    await Promise.resolve();
    if (input.endsWith('/guest/access')) return Response.json(GUEST);
    if (account.isOver) return Response.json({ message: 'Scaduta' }, { status: 401 });
    if (!account.isReached) {
      failed += 1;
      throw new TypeError('Failed to fetch');
    }
    if (input.endsWith('/logout')) return Response.json({ message: 'Fatto' });
    if (method === 'PUT') {
      const settings = JSON.parse(body as string) as TankSettings;
      sent.push(settings);
      account.tank = settings.fuel === null ? NO_TANK : settings;
      await gate;
    } else {
      asked += 1;
      const { tank } = account;
      await hearing;
      return Response.json({ ...TEXTS, ...tank });
    }
    return Response.json({ ...TEXTS, ...account.tank });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Starts a page with the given stored data. */
async function open(keeps: { tank?: Tank; account?: object; visitor?: object } = {}) {
  vi.resetModules();
  const keep = (key: string, value: unknown) =>
    value && browser.stored.set(key, JSON.stringify(value));
  keep('pieno.tank', keeps.tank);
  keep('pieno.tank-account', keeps.account);
  keep('pieno.visitor', keeps.visitor ?? { kind: 'guest', guest: GUEST });
  const session = await import('../../../core/session/session.ts');
  const { tankRecord } = await import('./tank.ts');
  const { followTank, storeTank, tankAccount } = await import('./account-tank.ts');
  const signIn = (who: User = user) => {
    session.signIn('t1', who);
    followTank();
  };
  return { ...session, signIn, tankRecord, followTank, storeTank, tankAccount };
}
const online = () => browser.dispatch(new Event('online'));
const settled = (isUnsent = false, id = 'u1') => ({ id, isUnsent });

test("a guest's tank stays on the phone, also after the guest logs out", async () => {
  const page = await open();
  page.storeTank(DIESEL);
  await page.enterAsGuest();
  page.logout();
  page.followTank();
  expect(page.tankRecord.get()).toEqual(DIESEL);
  expect(sent).toEqual([]);
});

test("signing in sends a guest's tank to an account without one", async () => {
  const page = await open({ tank: DIESEL });
  page.signIn();
  await expect.poll(() => page.tankAccount.get()).toEqual(settled());
  expect(sent).toEqual([DIESEL]);
  expect(page.tankRecord.get()).toEqual(DIESEL);
});

test("an account's own tank replaces the phone's, on a second phone too", async () => {
  account.tank = PETROL;
  const page = await open({ tank: DIESEL });
  page.signIn();
  await expect.poll(() => page.tankRecord.get()).toEqual(PETROL);
  expect(sent).toEqual([]);
});

test('a tank removed on another phone is removed here', async () => {
  const page = await open({ tank: DIESEL, account: settled() });
  page.signIn();
  await expect.poll(() => page.tankRecord.get()).toBeNull();
  expect(sent).toEqual([]);
});

test('a change is on the phone at once, and sent', async () => {
  const page = await open();
  page.signIn();
  page.storeTank(DIESEL);
  page.storeTank({ ...DIESEL, litres: 60 });
  expect(page.tankRecord.get()?.litres).toBe(60);
  await expect.poll(() => page.tankAccount.get()).toEqual(settled());
  expect(account.tank.litres).toBe(60);
  page.storeTank(null);
  await expect.poll(() => account.tank.fuel).toBeNull();
  expect(sent.at(-1)).toEqual({ fuel: null });
});

test('a change while another is being sent is sent too', async () => {
  const page = await open();
  page.signIn();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  page.storeTank(DIESEL);
  await expect.poll(() => sent).toEqual([DIESEL]);
  page.storeTank(PETROL);
  resolve();
  await expect.poll(() => page.tankAccount.get()).toEqual(settled());
  expect(account.tank).toEqual(PETROL);
});

test('without a network a change waits, and is sent first at the next start', async () => {
  account = { tank: PETROL, isReached: false };
  const page = await open({ tank: PETROL, account: settled() });
  page.signIn();
  page.storeTank(DIESEL);
  expect(page.tankAccount.get()).toEqual(settled(true));
  await expect.poll(() => failed).toBeGreaterThan(0);
  account.isReached = true;
  const later = await open();
  later.signIn();
  await expect.poll(() => account.tank).toEqual(DIESEL);
  await expect.poll(() => later.tankAccount.get()).toEqual(settled());
  expect(later.tankRecord.get()).toEqual(DIESEL);
  expect(asked).toBe(0);
});

test('a waiting change is sent when the network is back', async () => {
  account.isReached = false;
  const page = await open();
  page.signIn();
  page.storeTank(DIESEL);
  await expect.poll(() => failed).toBeGreaterThan(0);
  account.isReached = true;
  await expect.poll(() => (online(), account.tank)).toEqual(DIESEL);
});

test.each([
  ['logging out', 'logout'],
  ['deleting the account', 'leave'],
] as const)(
  '%s forgets the tank and the usual station, also on a page that has just started',
  async (_, way) => {
    account.tank = DIESEL;
    const page = await open();
    page.signIn();
    await expect.poll(() => page.tankRecord.get()).toEqual(DIESEL);
    browser.changeElsewhere('pieno.usual', '7');
    page[way]('');
    expect(page.tankRecord.get()).toBeNull();
    expect([...browser.stored.keys()].filter((key) => /tank|usual/.test(key))).toEqual([]);

    const early = await open({ tank: DIESEL, account: settled() });
    early.signIn({ ...user, id: 'u2' });
    early[way]('');
    early.followTank();
    expect(early.tankRecord.get()).toBeNull();
  },
);

test('a guest does not get the tank of an account whose session has expired', async () => {
  account.tank = DIESEL;
  const page = await open({ tank: DIESEL, account: settled() });
  page.signIn();
  await expect.poll(() => asked).toBe(1);
  account.isOver = true;
  // A second request, after the first answer has been processed.
  await expect.poll(() => (online(), page.getVisitor().kind)).toBe('anonymous');
  expect(page.tankRecord.get()).toEqual(DIESEL);
  await page.enterAsGuest();
  expect(page.tankRecord.get()).toBeNull();

  const later = await open({ tank: DIESEL, account: settled() });
  later.followTank();
  expect(later.tankRecord.get()).toBeNull();
});

test("the tank is loaded for a user who signs in while another account's is loading", async () => {
  const page = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  hearing = promise;
  page.signIn();
  await expect.poll(() => asked).toBe(1);
  page.logout();
  account.tank = PETROL;
  page.signIn({ ...user, id: 'u2' });
  resolve();
  await expect.poll(() => page.tankAccount.get()).toEqual(settled(false, 'u2'));
  expect(page.tankRecord.get()).toEqual(PETROL);
});

test('an account without a tank does not get that of another account on the phone', async () => {
  const page = await open({ tank: DIESEL, account: settled(true, 'u2') });
  page.signIn();
  await expect.poll(() => page.tankAccount.get()).toEqual(settled());
  expect(page.tankRecord.get()).toBeNull();
  expect(sent).toEqual([]);
});

test("a server without tank support leaves the phone's tank unchanged", async () => {
  account.tank = {};
  const page = await open({ tank: DIESEL });
  page.signIn();
  // A second request, after the first answer has been processed.
  await expect.poll(() => (online(), asked)).toBe(2);
  expect(page.tankRecord.get()).toEqual(DIESEL);
});
