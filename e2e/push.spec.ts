// Tests rules push-permission, push-worker.
import type { CDPSession, Page } from '@playwright/test';
import { CHROMIUM } from '../scripts/run/chromium.mjs';
import { expect, openMenu, test } from './test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedFaults: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|preload CSS/,
  // Chromium without windows shows no notifications.
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  },
});

const ALERT = {
  id: '7',
  decade: 20,
  mode: 'self',
  area: 'SM',
  below: 1.649,
  channels: ['push'],
  paused: null,
  created_at: '2026-11-21T10:00:00.000Z',
  told: null,
};

const PAGE = '/avvisi';
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/e2e';

/** Opens a page that a worker controls. @returns a function that delivers a message to that worker */
async function withWorker(page: Page, path: string): Promise<(pushed: string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = registered(devtools);
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const { origin } = new URL(page.url());
  const id = await registrationId;
  return async (data) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: id, data });
  };
}

async function registered(devtools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return found;
}

interface Shown extends Omit<Notification, 'data'> {
  data: object;
  actions: readonly { action: string; title: string }[];
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const list = await (await navigator.serviceWorker.ready).getNotifications();
    return (list as Shown[]).map(({ title, body, lang, tag, data, actions }) => {
      const buttons = actions.map(({ action, title: label }) => [action, label]);
      return { title, body, lang, tag, data, buttons };
    });
  });

test('the worker shows pushed messages, also unreadable ones', async ({ guest: page }) => {
  await page.context().grantPermissions(['notifications']);
  const deliver = await withWorker(page, '/home');
  const { origin } = new URL(page.url());
  const message = (title: string) =>
    JSON.stringify({
      web_push: 8030,
      notification: {
        title,
        body: '6 min fa: il pieno da 45 l costa 3,10 € meno di stamattina',
        lang: 'it',
        navigate: `${origin}/business/8?avviso=7`,
        tag: 'alert-1',
      },
      app_badge: 1,
    });
  const first = {
    title: 'Diesel 1,689 a Domagnano',
    body: '6 min fa: il pieno da 45 l costa 3,10 € meno di stamattina',
    lang: 'it',
    tag: 'alert-1',
    data: { navigate: `${origin}/business/8?avviso=7` },
    buttons: [['open', 'Apri']],
  };
  await deliver(message(first.title));
  await expect.poll(() => shown(page)).toEqual([first]);
  // The newer message replaces it.
  await deliver(message('Diesel 1,679 a Domagnano'));
  await expect.poll(() => shown(page)).toEqual([{ ...first, title: 'Diesel 1,679 a Domagnano' }]);
  await deliver('<!doctype html>');
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title).toSorted())
    .toEqual(['Diesel 1,679 a Domagnano', 'Un prezzo che segui è sceso']);
});

test('a page opened by a message marks it as read, and removes it from the address', async ({
  member: page,
}) => {
  await page.route('**/api/user/notifications/read', (route) => route.fulfill({ status: 204 }));
  const marked = page.waitForRequest('**/api/user/notifications/read');
  await page.goto('/ranking/20?area=confine&avviso=no-such-message');
  expect((await marked).postDataJSON()).toEqual({ id: 'no-such-message' });
  await expect(page).toHaveURL('/ranking/20?area=confine');
});

/** Replaces this browser by one with a push service, and the server by one with an https address. */
async function pretendService(page: Page, key: string | null): Promise<string[]> {
  const calls: string[] = [];
  await page.route('**/api/user/push-subscriptions', async (route) => {
    const method = route.request().method();
    calls.push(method);
    if (method === 'GET') await route.fulfill({ json: { key, devices: 1 } });
    else await route.fulfill({ status: 204 });
  });
  // There is no prompt before the first alert.
  await page.route('**/api/user/alerts', (route) => route.fulfill({ json: [ALERT] }));
  await page.addInitScript((endpoint) => {
    const made = 'e2e.subscribed';
    const subscription = {
      endpoint,
      options: { applicationServerKey: Uint8Array.of(4, 4, 4).buffer },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'BO', auth: 'au' } }),
      unsubscribe() {
        localStorage.removeItem(made);
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe() {
        localStorage.setItem(made, 'yes');
        return Promise.resolve(subscription);
      },
      getSubscription: () => Promise.resolve(localStorage.getItem(made) ? subscription : null),
    });
  }, ENDPOINT);
  return calls;
}

const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('e2e.subscribed'), localStorage.getItem('pieno.push')]);

test('push is enabled by a button, renewed at each start, and ended by logging out', async ({
  member: page,
}) => {
  const calls = await pretendService(page, 'BAQE');
  await page.context().grantPermissions(['notifications']);
  const deliver = await withWorker(page, PAGE);
  await page.getByRole('button', { name: 'Attiva le notifiche su questo dispositivo' }).click();
  await expect(page.getByText('Attive su questo dispositivo')).toBeVisible();
  expect(calls.filter((method) => method !== 'GET')).toEqual(['POST']);
  calls.length = 0;
  await page.reload();
  await expect.poll(() => calls).toContain('POST');
  await deliver('{}');
  await expect.poll(() => shown(page)).toHaveLength(1);

  await page.context().setOffline(true);
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Disconnetti' }).click();
  await expect.poll(() => kept(page)).toEqual([null, null]);
  await expect.poll(() => shown(page)).toEqual([]);
});

test('after a refusal the page explains how to undo it, and a server without https says so', async ({
  member: page,
}) => {
  await pretendService(page, 'BAQE');
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { value: 'denied' }),
  );
  await page.goto(PAGE);
  await expect(page.getByText(/^Hai bloccato le notifiche di Pieno/)).toBeVisible();
  await pretendService(page, null);
  await page.reload();
  await expect(page.getByText(/^Da questo indirizzo Pieno non può/)).toBeVisible();
});

test("a guest on a phone with another person's subscription ends it", async ({ guest: page }) => {
  await page.goto('/home');
  await page.evaluate(() => localStorage.setItem('pieno.push', '"u1"'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pieno.push'))).toBeNull();
});
