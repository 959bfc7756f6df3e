// Tests rule alert-wish.
import { expect, test } from 'vitest';
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import type { AccountExport } from '@pieno/contract/profile/export.ts';
import { asGuest, enterAsGuest, registerAnna, registerVerified } from '../../testing/accounts.ts';
import { useAlerting, WISH } from '../../testing/alerts/alerting.ts';

const a = useAlerting();
const draftOf = (more: object = {}) => ({ ...WISH, ...more });
const refused = async (method: 'POST' | 'PUT', url: string, payload: object, who = a.anna()) => {
  const answer = await a.ask(method, url, payload, who);
  return [answer.statusCode, answer.json<{ code: string }>().code];
};
const change = async (id: string, more: object = {}) => {
  await a.server().board.refresh();
  const answer = await a.ask('PUT', `/user/alerts/${id}`, draftOf(more));
  expect(answer.statusCode, answer.body).toBe(200);
};

test('an alert is made, listed with the newest first, changed and deleted', async () => {
  const first = await a.wish({
    mode: 'self',
    litres: 40,
    channels: ['mail', 'push'],
  });
  expect(first).toEqual({
    id: first.id,
    decade: 20,
    area: 'SM',
    mode: 'self',
    below: 1.65,
    litres: 40,
    channels: ['mail', 'push'],
    paused: null,
    created_at: '2026-11-23T08:00:00.000Z',
    told: null,
  });
  const ids = [a.stationOf('Rocca'), a.stationOf('Borgo')];
  const second = await a.wish({ area: undefined, business_ids: ids });
  expect(second).toMatchObject({ business_ids: ids, business_names: ['Rocca', 'Borgo'] });
  expect(await a.alerts()).toEqual([second, first]);
  await change(first.id, { below: 1.6, channels: [] });
  expect((await a.alerts())[1]).toMatchObject({ below: 1.6, mode: null, channels: [] });
  expect((await a.ask('DELETE', `/user/alerts/${first.id}`)).statusCode).toBe(204);
  expect(await a.alerts()).toEqual([second]);
});

test('a saving is stored as the price that follows from the current best, rounded so that it can be reached', async () => {
  const saving = { euro: 3, litres: 45 };
  const alert = await a.wish({ below: undefined, saving });
  expect(alert).toMatchObject({ below: 1.633, saving: { ...saving, reference: 1.7 }, litres: 45 });
  await a.costs('Rocca', 1633);
  await a.run();
  expect(await a.news()).toMatchObject([
    { saving_cents: 302, than: { day: '2026-11-23' }, fill: 45 },
  ]);
  // Pausing and resuming is not a new alert.
  a.at('2026-11-25 09:00');
  await change(alert.id, { below: undefined, saving, paused: true });
  await change(alert.id, { below: undefined, saving, paused: false });
  expect(await a.alerts()).toMatchObject([
    { below: 1.633, saving: { reference: 1.7 }, created_at: alert.created_at },
  ]);
  await change(alert.id, { below: undefined, saving: { euro: 2, litres: 45 } });
  expect(await a.alerts()).toMatchObject([
    { below: 1.588, saving: { reference: 1.633 }, created_at: '2026-11-25T08:00:00.000Z' },
  ]);
});

test('a saving is refused when nothing ranks, or when it exceeds the price', async () => {
  const saving = { euro: 3, litres: 45 };
  const draft = draftOf({ below: undefined, saving, area: 'confine' });
  expect(await refused('POST', '/user/alerts', draft)).toEqual([409, 'alert_price_none']);
  const large = { ...draft, area: 'SM', saving: { euro: 100, litres: 45 } };
  expect(await refused('POST', '/user/alerts', large)).toEqual([422, 'alert_saving_large']);
});

test('a price that is already low enough counts as notified, also after an edit or a resume', async () => {
  const alert = await a.wish({ below: 1.71 });
  await a.costs('Borgo', 1705);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  await a.costs('Rocca', 1690);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1690']);
  a.pass(60);
  await change(alert.id, { below: 1.7 });
  expect((await a.alerts())[0]!.told).toBeNull();
  await a.costs('Rocca', 1695);
  await a.costs('Borgo', 1692);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  await change(alert.id, { below: 1.7, paused: true });
  await a.costs('Borgo', 1680);
  await a.run();
  await change(alert.id, { below: 1.7, paused: false });
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  await a.costs('Borgo', 1679);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Borgo 1679']);
});

test('other channels, or a pause, keep what was notified', async () => {
  const alert = await a.wish();
  await a.costs('Rocca', 1640);
  await a.run();
  await a.takeMessages();
  await change(alert.id, { channels: ['push'], litres: 30 });
  expect(await a.alerts()).toMatchObject([
    { channels: ['push'], litres: 30, told: { price: 1.64 } },
  ]);
  await change(alert.id, { paused: true });
  expect(await a.alerts()).toMatchObject([{ paused: 'person', told: { price: 1.64 } }]);
});

test('at most 20 for each person, also concurrently', async () => {
  await Promise.all(
    Array.from({ length: ALERTS.max + 3 }, (_, index) =>
      a.ask('POST', '/user/alerts', draftOf({ below: 1.6 + index / 1000 })),
    ),
  );
  expect(await a.alerts()).toHaveLength(ALERTS.max);
  const { body } = await a.ask('POST', '/user/alerts', draftOf({ below: 1.5 }));
  expect(JSON.parse(body)).toEqual({
    code: 'alerts_full',
    message: 'Al massimo 20 avvisi: prima eliminane uno',
    params: { max: 20 },
  });
});

test('an alert sent again, because its answer was lost, is not created twice', async () => {
  const saving = { below: undefined, saving: { euro: 3, litres: 45 } };
  const first = await a.wish(saving);
  await change(first.id, { ...saving, paused: true });
  expect(await a.wish({ ...saving, channels: ['push'] })).toEqual({ ...first, channels: ['push'] });
  const other = await a.wish({ below: 1.64 });
  expect(await a.wish({ below: 1.64 })).toEqual(other);
  expect((await a.alerts()).map(({ id }) => id)).toEqual([other.id, first.id]);
});

test("an unknown station, an unknown alert and another person's alert are not found", async () => {
  const draft = draftOf({ area: undefined, business_ids: [a.stationOf('Rocca'), 999] });
  expect(await refused('POST', '/user/alerts', draft)).toEqual([404, 'business_not_found']);
  const alert = await a.wish();
  const bruno = await registerVerified(a.server(), 'bruno@example.sm');
  const url = `/user/alerts/${alert.id}`;
  expect(await refused('PUT', url, WISH, bruno)).toEqual([404, 'alert_not_found']);
  expect((await a.ask('DELETE', url, undefined, bruno)).statusCode).toBe(404);
  expect(await a.alerts(bruno)).toEqual([]);
  expect(await refused('PUT', '/user/alerts/999999999999999999', WISH)).toEqual([
    404,
    'alert_not_found',
  ]);
});

test('mail needs a verified address, and a user without one can still pause', async () => {
  const carla = await registerAnna(a.server(), { name: 'Carla', email: 'carla@example.sm' });
  const byMail = draftOf({ channels: ['mail'] });
  expect(await refused('POST', '/user/alerts', byMail, carla)).toEqual([403, 'email_unverified']);
  const alert = await a.wish({}, carla);
  expect(await refused('PUT', `/user/alerts/${alert.id}`, byMail, carla)).toEqual([
    403,
    'email_unverified',
  ]);
  const own = await a.wish({ channels: ['mail'] });
  await a.db().updateTable('app_user').set({ email_verified: false }).execute();
  await change(own.id, { channels: ['mail'], paused: true });
});

test.each([
  ['two targets', { favorites: true }],
  ['no target', { area: undefined }],
  ['price and saving', { saving: { euro: 1, litres: 40 } }],
  ['neither', { below: undefined }],
  ['a price that is none', { below: 0 }],
  ['a price that is none when it is rounded', { below: 0.0003 }],
  ['a number that no station can have', { area: undefined, business_ids: [3_000_000_000] }],
  [
    'eleven stations',
    { area: undefined, business_ids: Array.from({ length: 11 }, (_, at) => at + 1) },
  ],
])('%s is refused', async (_, more) => {
  expect(await refused('POST', '/user/alerts', draftOf(more))).toEqual([422, 'validation_failed']);
});

test('a guest is invited to register', async () => {
  const headers = asGuest(await enterAsGuest(a.server()));
  const answer = await a
    .server()
    .app.inject({ method: 'POST', url: '/api/user/alerts', headers, payload: WISH });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    403,
    'needs_account_alerts',
  ]);
});

test('the export holds them', async () => {
  const alert = await a.wish();
  const exported = (await a.ask('GET', '/user/export')).json<AccountExport>();
  expect(exported.alerts).toEqual([alert]);
});
