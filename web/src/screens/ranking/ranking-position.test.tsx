// Tests rules permission-position, position-consent, position-private, position-states, ranking-distance.
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { CONSENT_TEXTS } from '@pieno/contract/profile/user-settings.ts';
import { useState } from 'react';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lastAnswer } from '../../features/position/last-answer.ts';
import { forgetPosition, getPosition } from '../../features/position/position.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, setting, type FakeApi } from '../../testing/fake-api.ts';
import { fakeGeolocation, type FakeGeolocation } from '../../testing/fake-geolocation.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import type { RankingFilter } from './ranking-filter.ts';
import { RankingScreen } from './ranking-screen.tsx';

const AT = [43.9361, 12.4475] as const;
const ENTRIES = [
  rankingEntry({ id: 1, name: 'Lontano', rank: 1, fuels: [fuelPrice(10, 1.6)], latitude: 43.99 }),
  rankingEntry({ id: 2, name: 'Ignoto', rank: 2, fuels: [fuelPrice(10, 1.65)], latitude: null }),
  rankingEntry({ id: 3, name: 'Vicino', rank: 3, fuels: [fuelPrice(10, 1.7)], latitude: 43.94 }),
  rankingEntry({
    id: 4,
    name: 'Vecchio',
    rank: null,
    fuels: [fuelPrice(10, 1.5, { stale: true })],
    latitude: AT[0],
  }),
].map((entry) => ({ ...entry, business: { ...entry.business, longitude: AT[1] } }));

const button = page.getByRole('button', { name: 'La mia posizione' });
const dialog = page.getByRole('dialog', { name: 'Quanto sei lontano?' });
const shareButton = dialog.getByRole('button', { name: 'Condividi posizione' });
const mark = page.getByRole('img', { name: 'La tua posizione' });
const nearest = page.getByRole('button', { name: 'Più vicini' });

let api: FakeApi;
let phone: FakeGeolocation;
beforeEach(() => {
  forgetPosition();
  lastAnswer.set(null);
  api = fakeApi();
  api.answer('/prices/ranking/10', ENTRIES);
  api.answer('/global-settings/modal_cooldown_minutes_denied', setting('5'));
  api.answer('/global-settings/modal_cooldown_days_accepted', setting('7'));
  phone = fakeGeolocation();
  phone.stand(...AT);
});

function Ranking() {
  const [filter, setFilter] = useState<RankingFilter>({ area: 'SM' });
  return <RankingScreen decade={10} filter={filter} onFilter={setFilter} onFuel={() => {}} />;
}
async function show() {
  const screen = await renderScreen(<Ranking />);
  await expect.element(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
  return screen;
}
async function share() {
  await button.click();
  await shareButton.click();
}

describe('is accessible, and fits text of twice the size', () => {
  test('with the position', async () => {
    await show();
    await share();
    await expect.element(nearest).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('with the consent dialog open', async () => {
    await show();
    await button.click();
    await expect.element(dialog).toBeVisible();
    await expectAccessibleInBothThemes();
  });

  test('without the position', async () => {
    phone.fail(1);
    await show();
    await share();
    await expect.element(page.getByText(/^Il browser non dà la posizione/)).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });
});

describe('granted', () => {
  test('nothing is requested or shown before the button is pressed', async () => {
    await show();
    await expect.element(button).toBeVisible();
    await afterPaint();
    expect(phone.looks).toEqual([]);
    expect(dialog.elements()).toEqual([]);
    await expect.element(nearest).toHaveAttribute('aria-pressed', 'false');
  });

  test('the visitor is marked on the map, and each station shows its distance', async () => {
    await show();
    await share();
    await expect.element(mark).toBeVisible();
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
    await expect.element(row('Vicino').getByText('450 m')).toBeVisible();
    await expect.element(row('Lontano').getByText('6,0 km')).toBeVisible();
    expect(row('Ignoto').element().textContent).not.toMatch(/\d k?m\b/);
  });

  test('the position stays in the memory of the page', async () => {
    await show();
    await share();
    await nearest.click();
    await expect.element(mark).toBeVisible();
    const kept = JSON.stringify([api.calls, api.sent, Object.entries(localStorage)]);
    expect(kept).toContain('/prices/ranking/10');
    for (const degrees of AT) expect(kept).not.toContain(String(degrees));
    expect(location.href).not.toContain(String(AT[0]));
    expect(api.sent).toEqual([]);
  });

  test('the dialog is skipped when the browser has granted the permission before', async () => {
    phone.permit('granted');
    await show();
    await button.click();
    await expect.element(mark).toBeVisible();
    await afterPaint();
    expect(dialog.elements()).toEqual([]);
  });

  test('the button is busy during the request, and a second press is ignored', async () => {
    phone.permit('granted');
    const answer = phone.hold();
    await show();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await button.click();
    answer();
    await expect.element(mark).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-busy', 'false');
    expect(phone.looks).toHaveLength(1);
  });
});

describe('refused', () => {
  test.each([
    [1, /^Il browser non dà la posizione a Pieno/],
    [2, /^Il telefono non trova la sua posizione/],
    [3, /^La posizione non arriva/],
  ] as const)(
    'error code %i shows what to do, and "Riprova" requests again',
    async (code, text) => {
      phone.fail(code);
      await show();
      await share();
      await expect.element(page.getByText(text)).toBeVisible();
      phone.stand(...AT);
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect.element(mark).toBeVisible();
      expect(page.getByText(text).elements()).toEqual([]);
    },
  );

  test('an unsupported browser has its own message, without a retry', async () => {
    phone.miss();
    await show();
    await share();
    await expect.element(page.getByText(/^Questo browser non può dire dove sei/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Riprova' }).elements()).toEqual([]);
  });

  test('after "Non ora" no message is shown, and the focus is restored', async () => {
    await show();
    await button.click();
    await dialog.getByRole('button', { name: 'Non ora' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    // A dialog closes, and restores the focus, before its `close` event.
    await expect.poll(getPosition).toEqual({ kind: 'denied', by: 'visitor' });
    await afterPaint();
    expect(page.getByRole('status').filter({ hasText: /./ }).elements()).toEqual([]);
    expect(phone.looks).toEqual([]);
  });

  test('Escape is "Non ora"', async () => {
    await show();
    await button.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => lastAnswer.get()?.answer).toBe('dismissed');
  });
});

test('a guest sees that sharing is temporary, with a prompt to register', async () => {
  await show();
  await button.click();
  await expect.element(dialog.getByText(CONSENT_TEXTS.required)).toBeVisible();
  await expect.element(dialog.getByText(CONSENT_TEXTS.guest)).toBeVisible();
  await dialog.getByRole('button', { name: 'Salva il consenso' }).click();
  const prompt = page.getByRole('alertdialog', { name: PROMPTS.geolocation_consent });
  await expect
    .element(prompt.getByRole('link', { name: 'Accedi o registrati' }))
    .toHaveAttribute('href', '/social-login');
  await prompt.getByRole('button', { name: 'Non ora' }).click();
  await expect.element(dialog).toBeVisible();
  expect(lastAnswer.get()).toBeNull();
});
