// Tests rule push-permission.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { fakePush, PUSH_KEY, type FakePush } from '../../testing/push/fake-push.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { PushCard } from './push-card.tsx';
import { pushMark } from './push-mark.ts';
import { inTurn } from './subscription.ts';

const SUBSCRIPTIONS = '/user/push-subscriptions';
const TEST = 'POST /user/notifications/test';

let api: FakeApi;
let push: FakePush;
beforeEach(() => {
  api = fakeApi();
  api.answer(`GET ${SUBSCRIPTIONS}`, { key: PUSH_KEY, devices: 1 });
  api.answer(`POST ${SUBSCRIPTIONS}`, undefined);
  api.answer(`DELETE ${SUBSCRIPTIONS}`, undefined);
  push = fakePush();
});
afterEach(async () => {
  leave('');
  await inTurn(() => Promise.resolve());
  pushMark.set(null);
});

const show = (user = SAMPLE_USER) => {
  signIn('t1', user);
  return renderScreen(<PushCard />);
};
/** On a phone with notifications on. */
const showOn = (user = SAMPLE_USER) => {
  push.permission = 'granted';
  push.make();
  pushMark.set('u1');
  return show(user);
};
const button = (name: string) => page.getByRole('button', { name });
const turnOn = button('Attiva le notifiche su questo dispositivo');
const on = page.getByText('Attive su questo dispositivo');
const expectText = (sentence: RegExp | string) =>
  expect.element(page.getByText(sentence)).toBeVisible();

test.each([
  ['off', show],
  ['on', showOn],
])('%s it is accessible and fits large text', async (_, showIt) => {
  await showIt();
  await expect.element(page.getByRole('button').first()).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('without an account nothing is shown', async () => {
  await renderScreen(<PushCard />);
  expect(page.getByRole('heading').elements()).toEqual([]);
  expect(api.calls).toEqual([]);
});

test("an explanation precedes the browser's question, which needs a press", async () => {
  await show();
  await expectText(/^Un messaggio arriva solo quando un tuo avviso si avvera, mai di notte/);
  expect(push.permission).toBe('default');
  await turnOn.click();
  await expect.element(on).toBeVisible();
  await expect.element(on).toHaveFocus();
  expect(pushMark.get()).toBe('u1');
  expect(api.sent).toEqual([push.subscription!.toJSON()]);
});

test.each([
  ['is on for another account', 'granted', 'u2'],
  ['has lost the permission', 'default', 'u1'],
] as const)('a phone that %s is off', async (_, permission, owner) => {
  push.permission = permission;
  pushMark.set(owner);
  await show();
  await expect.element(turnOn).toBeVisible();
});

test('an unanswered question can be asked again', async () => {
  push.answer = 'default';
  await show();
  await turnOn.click();
  await expectText(/^Il browser aspetta ancora la tua risposta/);
  push.answer = 'granted';
  await turnOn.click();
  await expect.element(on).toBeVisible();
});

test('a refusal shows how to undo it, and undoing is detected', async () => {
  push.answer = 'denied';
  await show();
  await turnOn.click();
  await expectText(/^Hai bloccato le notifiche di Pieno\. Per riaverle tocca il simbolo/);
  expect(push.subscribe).not.toHaveBeenCalled();
  push.permission = 'default';
  globalThis.dispatchEvent(new Event('focus'));
  await expect.element(turnOn).toBeVisible();
});

test("in the installed app the phone's settings are named", async () => {
  push.permission = 'denied';
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await show();
  await expectText(/apri le impostazioni del telefono/);
});

test('a refusal by the server is shown', async () => {
  api.fail(`POST ${SUBSCRIPTIONS}`, 422, { message: 'Non è tra quelli che Pieno conosce' });
  await show();
  await turnOn.click();
  await expectText('Non è tra quelli che Pieno conosce');
  await expect.element(turnOn).toBeEnabled();
});

test('a test message is sent, and its result shown', async () => {
  api.answer(TEST, undefined);
  await showOn();
  await button('Invia una prova').click();
  await expectText('Prova inviata: arriva tra poco.');
  api.fail(TEST, 0);
  await button('Invia una prova').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(on).toBeVisible();
});

test('if the server has lost the phone, notifications can be turned on again', async () => {
  const code = 'push_none';
  api.fail(TEST, 409, { code, message: '' });
  await showOn();
  await button('Invia una prova').click();
  await expectText(/attivale prima$/);
  await expect.element(turnOn).toBeVisible();
});

test('notifications are turned off at once', async () => {
  await showOn();
  const { endpoint } = push.subscription!;
  await button('Disattiva').click();
  await expect.element(turnOn).toBeVisible();
  expect(push.subscription).toBeNull();
  await expect.poll(() => api.sent).toContainEqual({ endpoint });
});

test('a server without an https address shows that first', async () => {
  api.answer(`GET ${SUBSCRIPTIONS}`, { key: null, devices: 0 });
  push.permission = 'denied';
  await show();
  await expectText(/^Da questo indirizzo Pieno non può mandare notifiche/);
});

test.each([
  [
    'an iPhone in a tab',
    'iPhone; CPU iPhone OS 18_4',
    /^Su iPhone e iPad .* in Safari tocca Condividi/,
  ],
  ['an iPad in a tab', 'Macintosh; Intel Mac OS X', /^Su iPhone e iPad/],
  ['another browser', 'Linux; Android 9', /^Questo browser non riceve notifiche/],
])('%s without push shows what to do', async (_, platform, sentence) => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${platform})`);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  await show();
  await expectText(sentence);
});

test('loading is announced, and a failure can be retried', async () => {
  const answer = api.hold(`GET ${SUBSCRIPTIONS}`);
  await show();
  await expect.element(page.getByRole('status', { name: 'Caricamento…' })).toBeVisible();
  answer(503, { message: 'Riprova tra poco' });
  await expectText('Riprova tra poco');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.fail(`GET ${SUBSCRIPTIONS}`, 0);
  await button('Riprova').click();
  await expectText('Per attivarle serve la connessione.');
  api.answer(`GET ${SUBSCRIPTIONS}`, { key: PUSH_KEY, devices: 0 });
  await button('Riprova').click();
  await expect.element(turnOn).toBeVisible();
});

test('without a network notifications can still be turned off', async () => {
  api.fail(`GET ${SUBSCRIPTIONS}`, 0);
  api.fail(`DELETE ${SUBSCRIPTIONS}`, 0);
  await showOn();
  await button('Disattiva').click();
  await expect.poll(() => push.subscription).toBeNull();
});
