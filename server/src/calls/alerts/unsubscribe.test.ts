// Tests rule alert-unsubscribe.
import { expect, test } from 'vitest';
import { useAlerting } from '../../testing/alerts/alerting.ts';
import { alertUnsubscribeToken } from '../../modules/notifications/unsubscribe-token.ts';
import { signText } from '../../signed-text.ts';

const a = useAlerting();
/** The key of every purpose on test servers. */
const KEY = Buffer.alloc(32, 7);
const BROWSER = { accept: 'text/html,application/xhtml+xml' };
const urlOf = (token: string) => `/api/alerts/unsubscribe?token=${token}`;
const tokenOf = (id: string, userId = a.anna().user.id, key = KEY) =>
  alertUnsubscribeToken(key, { id, userId }, a.server().clock.now());
const click = (url: string, headers = {}) =>
  a.server().app.inject({
    method: 'POST',
    url,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const channels = async () => (await a.alerts()).map((alert) => alert.channels);

test('one click ends the mails of one alert, and changes nothing else', async () => {
  await a.wish({ below: 1.649, channels: ['mail'] });
  const { id } = await a.wish({ channels: ['push', 'mail'] });
  expect((await click(urlOf(tokenOf(id)))).json()).toEqual({
    message: 'Non riceverai più questo avviso per email',
  });
  expect(await channels()).toEqual([['push'], ['mail']]);
  await a.costs('Rocca', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640, Rocca 1640']);
});

test('the opened address is a page with a button, and changes nothing', async () => {
  const { id } = await a.wish({ channels: ['mail'] });
  const url = urlOf(tokenOf(id));
  const opened = await a.server().app.inject({ url, headers: BROWSER });
  expect(opened.body).toContain('<form method="post"><button>Non mandarmi più queste email');
  expect(opened.headers['cache-control']).toBe('no-store');
  expect(await channels()).toEqual([['mail']]);
  const pressed = await click(url, BROWSER);
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, url]);
  const after = await a.server().app.inject({ url, headers: BROWSER });
  expect(after.body).toContain('<p>Non riceverai più questo avviso per email</p>');
  expect(await channels()).toEqual([[]]);
});

test('a token expires after 90 days, and no other is accepted', async () => {
  const { id } = await a.wish({ channels: ['mail'] });
  const token = tokenOf(id);
  const other = tokenOf(id, a.anna().user.id, Buffer.alloc(32, 8));
  for (const wrong of [other, `${token}x`, signText(KEY, id), signText(KEY, `${id} never`), 'a']) {
    expect((await click(urlOf(wrong))).statusCode).toBe(404);
  }
  a.pass(90 * 24 * 60 + 1);
  expect((await click(urlOf(token))).statusCode).toBe(404);
  expect(await a.db().selectFrom('alert').select('channels').execute()).toEqual([
    { channels: ['mail'] },
  ]);
});

test('after an older back-up was restored, a reused alert number keeps its mails', async () => {
  const { id } = await a.wish({ channels: ['mail'] });
  const before = urlOf(tokenOf(id, 'somebody-else'));
  const opened = await a.server().app.inject({ url: before, headers: BROWSER });
  expect(opened.body).not.toContain('<button>');
  expect((await click(before)).statusCode).toBe(200);
  expect(await channels()).toEqual([['mail']]);
});

test('a deleted alert asks nothing', async () => {
  const { id } = await a.wish({ channels: ['mail'] });
  await a.ask('DELETE', `/user/alerts/${id}`);
  const opened = await a.server().app.inject({ url: urlOf(tokenOf(id)), headers: BROWSER });
  expect([opened.statusCode, opened.body.includes('<button>')]).toEqual([200, false]);
  expect((await click(urlOf(tokenOf(id)))).statusCode).toBe(200);
});
