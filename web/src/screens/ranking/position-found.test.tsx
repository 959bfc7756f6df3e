// Tests rules position-consent, ranking-distance.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lastAnswer, noteAnswer } from '../../features/position/last-answer.ts';
import { forgetPosition } from '../../features/position/position.ts';
import { enterAsGuest, leave } from '../../core/session/session.ts';
import { fakeApi, setting, type FakeApi } from '../../testing/fake-api.ts';
import { fakeGeolocation, type FakeGeolocation } from '../../testing/fake-geolocation.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { RankingScreen } from './ranking-screen.tsx';

const button = page.getByRole('button', { name: 'La mia posizione' });
const shareButton = page.getByRole('button', { name: 'Condividi posizione' });
const mark = page.getByRole('img', { name: 'La tua posizione' });
const map = page.getByRole('group', { name: /^Mappa/ });

let api: FakeApi;
let phone: FakeGeolocation;
beforeEach(() => {
  forgetPosition();
  lastAnswer.set(null);
  api = fakeApi();
  api.answer('/prices/ranking/10', [rankingEntry({ fuels: [fuelPrice(10, 1.7)] })]);
  api.answer('/global-settings/modal_cooldown_days_accepted', setting('7'));
  phone = fakeGeolocation();
  phone.stand(43.9361, 12.4475);
});

async function show() {
  const screen = await renderScreen(
    <RankingScreen decade={10} filter={{ area: 'SM' }} onFilter={() => {}} onFuel={() => {}} />,
  );
  await expect.element(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
  return screen;
}

test('the map shows the visitor together with the medals', async () => {
  const north = { id: 2, rank: 2, latitude: 43.99, name: 'Acton' };
  api.answer('/prices/ranking/10', [
    rankingEntry({ fuels: [fuelPrice(10, 1.7)] }),
    rankingEntry({ ...north, fuels: [fuelPrice(10, 1.8)] }),
    ...[3, 4, 5].map((id) => {
      const near = { id, rank: id, latitude: 43.936 + id / 1e4, longitude: 12.447 };
      return rankingEntry({ ...near, fuels: [fuelPrice(10, 1.9 + id / 100)] });
    }),
  ]);
  await show();
  await button.click();
  await shareButton.click();
  await expect.element(mark).toBeVisible();
  const frame = map.element().getBoundingClientRect();
  for (const shown of [mark, map.getByRole('link', { name: /Acton/ })]) {
    const { left, right, top, bottom } = shown.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(frame.left);
    expect(right).toBeLessThanOrEqual(frame.right);
    expect(top).toBeGreaterThanOrEqual(frame.top);
    expect(bottom).toBeLessThanOrEqual(frame.bottom);
  }
});

describe("a guest who has agreed, with the browser's permission, after a reload", () => {
  const guest = async (id: string) => {
    api.answer('POST /guest/access', {
      guest_id: id,
      guest_token: id,
      expires_at: '2099-01-01T00:00:00.000Z',
      permissions: [],
    });
    leave('');
    await enterAsGuest();
  };
  afterEach(() => leave(''));

  test('is located without a press, as long as the access lasts', async () => {
    await guest('g1');
    const first = await show();
    await button.click();
    await shareButton.click();
    await expect.poll(() => lastAnswer.get()?.answer).toBe('accepted');
    await first.unmount();
    forgetPosition();
    phone.permit('granted');
    const second = await show();
    await expect.element(mark).toBeVisible();
    await second.unmount();
    await guest('g2');
    await show();
    await afterPaint();
    expect(phone.looks).toHaveLength(2);
  });

  test('is not asked by the browser without a press', async () => {
    await guest('g1');
    noteAnswer('accepted', { guest: 'g1' });
    await show();
    await afterPaint();
    expect(phone.looks).toEqual([]);
  });
});
