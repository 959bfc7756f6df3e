// Tests rules position-consent, position-cooldown.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lastAnswer, noteAnswer } from '../../features/position/last-answer.ts';
import { declinePosition, forgetPosition } from '../../features/position/position.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { fakeApi, setting, type FakeApi } from '../../testing/fake-api.ts';
import { fakeGeolocation, type FakeGeolocation } from '../../testing/fake-geolocation.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { SAMPLE_USER_SETTINGS } from '../../testing/sample-user-settings.ts';
import { RankingScreen } from './ranking-screen.tsx';

const DENIED = '/global-settings/modal_cooldown_minutes_denied';
const ACCEPTED = '/global-settings/modal_cooldown_days_accepted';
const START = new Date('2026-11-21T10:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const button = page.getByRole('button', { name: 'La mia posizione' });
const dialog = page.getByRole('dialog');
const refusal = page.getByText(/^Il browser non dà la posizione/);

let api: FakeApi;
let phone: FakeGeolocation;
beforeEach(() => {
  // Not by fake timers, which an assertion that waits for an element would advance.
  vi.setSystemTime(START);
  forgetPosition();
  lastAnswer.set(null);
  api = fakeApi();
  api.answer('/prices/ranking/10', [rankingEntry({ fuels: [fuelPrice(10, 1.7)] })]);
  api.answer(DENIED, setting('5'));
  api.answer(ACCEPTED, setting('7'));
  phone = fakeGeolocation();
  phone.fail(1);
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
async function show() {
  const screen = await renderScreen(
    <RankingScreen decade={10} filter={{ area: 'SM' }} onFilter={() => {}} onFuel={() => {}} />,
  );
  // Not `expect.element`: a locator that waits advances the fake clock.
  await expect
    .poll(() => page.getByRole('list', { name: 'Classifica' }).elements())
    .toHaveLength(1);
  return screen;
}
async function answerNotNow() {
  await button.click();
  await dialog.getByRole('button', { name: 'Non ora' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  // The dialog closes before its `close` event.
  await expectDismissed();
}
const expectDismissed = () => expect.poll(() => lastAnswer.get()?.answer).toBe('dismissed');

describe('after "Non ora"', () => {
  test('a press requests the position directly for five minutes, then the dialog opens again', async () => {
    await show();
    await answerNotNow();
    pass(4 * MINUTE);
    await button.click();
    await expect.element(refusal).toBeVisible();
    await afterPaint();
    expect(dialog.elements()).toEqual([]);
    pass(5 * MINUTE);
    await button.click();
    await expect.element(dialog).toBeVisible();
  });

  test('the dialog opens with the next ranking after the cooldown, not before', async () => {
    const first = await show();
    await answerNotNow();
    await first.unmount();
    pass(4 * MINUTE);
    const second = await show();
    await afterPaint();
    expect(dialog.elements()).toEqual([]);
    await second.unmount();
    pass(MINUTE);
    await show();
    await expect.element(dialog).toBeVisible();
  });

  test("a denial counts after a reload too, which clears the page's state", async () => {
    const first = await show();
    await answerNotNow();
    await first.unmount();
    forgetPosition();
    pass(4 * MINUTE);
    const second = await show();
    await afterPaint();
    expect(dialog.elements()).toEqual([]);
    await second.unmount();
    pass(MINUTE);
    await show();
    await expect.element(dialog).toBeVisible();
  });

  test('the global setting determines the cooldown', async () => {
    api.answer(DENIED, setting('30'));
    await show();
    await answerNotNow();
    pass(29 * MINUTE);
    await button.click();
    await expect.element(refusal).toBeVisible();
    pass(31 * MINUTE);
    await button.click();
    await expect.element(dialog).toBeVisible();
  });

  test('the cooldown is five minutes when the setting cannot be loaded', async () => {
    api.fail(DENIED);
    await show();
    await answerNotNow();
    pass(4 * MINUTE);
    await button.click();
    await expect.element(refusal).toBeVisible();
    pass(6 * MINUTE);
    await button.click();
    await expect.element(dialog).toBeVisible();
  });
});

describe('a browser that has denied the position, after a reload', () => {
  // Only the browser's permission and the time of the last answer survive the page.
  beforeEach(() => phone.permit('denied'));

  test('the dialog opens by a press only, as it could only fail', async () => {
    noteAnswer('dismissed');
    pass(5 * MINUTE);
    await show();
    await expect.poll(() => api.calls).toContain(DENIED);
    await afterPaint();
    expect(dialog.elements()).toEqual([]);
    await button.click();
    await expect.element(dialog).toBeVisible();
  });

  test('so it does if the browser does not report its denial', async () => {
    phone.permit('prompt');
    const first = await show();
    await button.click();
    await dialog.getByRole('button', { name: 'Condividi posizione' }).click();
    await expectDismissed();
    await first.unmount();
    pass(5 * MINUTE);
    const here = await show();
    await afterPaint();
    expect(dialog.elements()).toEqual([]);
    await here.unmount();
    forgetPosition();
    await show();
    await afterPaint();
    expect(dialog.elements()).toEqual([]);
  });

  test('sharing again shows what to do, and starts a cooldown of five minutes', async () => {
    const first = await show();
    await button.click();
    await dialog.getByRole('button', { name: 'Condividi posizione' }).click();
    await expect.element(refusal).toBeVisible();
    await expectDismissed();
    await first.unmount();
    forgetPosition();
    await show();
    await afterPaint();
    expect(dialog.elements()).toEqual([]);
  });

  test('a registered user is not asked', async () => {
    api.answer('/user/settings/geolocation-consent', SAMPLE_USER_SETTINGS);
    signIn('t1', SAMPLE_USER);
    await show();
    await afterPaint();
    expect(dialog.elements()).toEqual([]);
    leave('');
  });
});

describe('after an acceptance', () => {
  beforeEach(() => phone.stand(43.9361, 12.4475));

  test('the next visits share without the dialog for seven days', async () => {
    const first = await show();
    await button.click();
    await dialog.getByRole('button', { name: 'Condividi posizione' }).click();
    await expect.poll(() => lastAnswer.get()?.answer).toBe('accepted');
    await first.unmount();
    forgetPosition();
    pass(7 * DAY - MINUTE);
    await show();
    await afterPaint();
    expect(phone.looks).toHaveLength(1);
    await button.click();
    await expect.poll(() => phone.looks.length).toBe(2);
    await afterPaint();
    expect(dialog.elements()).toEqual([]);
  });

  test('the dialog opens again after seven days', async () => {
    noteAnswer('accepted');
    pass(7 * DAY);
    await show();
    await button.click();
    await expect.element(dialog).toBeVisible();
  });

  test('the global setting determines the cooldown', async () => {
    api.answer(ACCEPTED, setting('1'));
    noteAnswer('accepted');
    pass(DAY);
    await show();
    await button.click();
    await expect.element(dialog).toBeVisible();
  });
});

test('a denial by the browser counts as an answer too', async () => {
  await show();
  await button.click();
  await dialog.getByRole('button', { name: 'Condividi posizione' }).click();
  await expect.element(refusal).toBeVisible();
  await expectDismissed();
});

test('the dialog does not open by itself without an earlier denial', async () => {
  declinePosition();
  forgetPosition();
  await show();
  await afterPaint();
  expect(dialog.elements()).toEqual([]);
  expect(api.calls).not.toContain(DENIED);
});
