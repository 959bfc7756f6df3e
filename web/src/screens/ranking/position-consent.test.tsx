// Tests rules permission-position, position-consent, position-private.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lastAnswer } from '../../features/position/last-answer.ts';
import { forgetPosition, getPosition, locate } from '../../features/position/position.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { fakeGeolocation, type FakeGeolocation } from '../../testing/fake-geolocation.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { SAMPLE_USER_SETTINGS } from '../../testing/sample-user-settings.ts';
import { RankingScreen } from './ranking-screen.tsx';

const CONSENT = '/user/settings/geolocation-consent';
const WORDS = {
  ...SAMPLE_USER_SETTINGS,
  geolocation_consent_text: 'A che cosa.',
  geolocation_consent_required_text: 'Perché.',
};
const GIVEN = {
  ...WORDS,
  geolocation_consent: true,
  geolocation_consent_at: '2026-11-21T10:00:00.000Z',
};

const button = page.getByRole('button', { name: 'La mia posizione' });
const dialog = page.getByRole('dialog');
const shareButton = dialog.getByRole('button', { name: 'Condividi posizione' });
const mark = page.getByRole('img', { name: 'La tua posizione' });

let api: FakeApi;
let phone: FakeGeolocation;
beforeEach(() => {
  forgetPosition();
  lastAnswer.set(null);
  api = fakeApi();
  api.answer('/prices/ranking/10', [rankingEntry({ fuels: [fuelPrice(10, 1.7)] })]);
  api.answer(CONSENT, WORDS);
  phone = fakeGeolocation();
  phone.stand(43.9361, 12.4475);
  signIn('t1', SAMPLE_USER);
});
afterEach(() => leave(''));

async function show() {
  const screen = await renderScreen(
    <RankingScreen decade={10} filter={{ area: 'SM' }} onFilter={() => {}} onFuel={() => {}} />,
  );
  await expect.element(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
  return screen;
}

test('with a stored consent the position is requested at once', async () => {
  api.answer(CONSENT, GIVEN);
  await show();
  await expect.element(mark).toBeVisible();
  await afterPaint();
  expect(dialog.elements()).toEqual([]);
  expect(api.sent).toEqual([]);
});

test("a browser's denial despite a stored consent is reported when the button is pressed", async () => {
  api.answer(CONSENT, GIVEN);
  phone.fail(1);
  await show();
  await expect.element(button).toHaveAttribute('data-state', 'denied');
  const refusal = page.getByText(/^Il browser non dà la posizione/);
  await afterPaint();
  expect(refusal.elements()).toEqual([]);
  await button.click();
  await expect.element(refusal).toBeVisible();
  await afterPaint();
  expect(dialog.elements()).toEqual([]);
});

test("without a consent the dialog shows the server's text, and sends only the consent", async () => {
  api.answer(`PUT ${CONSENT}`, GIVEN);
  await show();
  await button.click();
  await expect.element(dialog.getByText('Perché.')).toBeVisible();
  await expect.element(dialog.getByText('A che cosa.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Salva il consenso' }).elements()).toEqual([]);
  await shareButton.click();
  await expect.element(mark).toBeVisible();
  expect(api.sent).toEqual([{ consent: true }]);
  expect(lastAnswer.get()).toBeNull();
});

test('a consent that cannot be saved is not used, and the dialog stays', async () => {
  api.fail(`PUT ${CONSENT}`, 503, { message: 'Più tardi.' });
  await show();
  await button.click();
  await shareButton.click();
  await expect.element(dialog.getByText('Più tardi.')).toBeVisible();
  expect(phone.looks).toEqual([]);
  api.answer(`PUT ${CONSENT}`, GIVEN);
  await shareButton.click();
  await expect.element(mark).toBeVisible();
});

test('"Non ora" sends nothing, and the next press opens the dialog again', async () => {
  await show();
  await button.click();
  await dialog.getByRole('button', { name: 'Non ora' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button.click();
  await expect.element(dialog).toBeVisible();
  await afterPaint();
  expect(api.sent).toEqual([]);
  expect(phone.looks).toEqual([]);
});

test('a withdrawn consent clears the position', async () => {
  await locate();
  expect(getPosition().kind).toBe('granted');
  await show();
  await expect.poll(() => getPosition().kind).toBe('idle');
  expect(mark.elements()).toEqual([]);
});

test('the position is deleted before the next visitor', async () => {
  await locate();
  leave('');
  expect(getPosition().kind).toBe('idle');
  await locate();
  signIn('t2', { ...SAMPLE_USER, id: 'u2' });
  expect(getPosition().kind).toBe('idle');
});
