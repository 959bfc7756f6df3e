// Tests rule station-states.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { KEPT_ANSWERS, stampedAt } from '../../core/api/kept/kept-answers.ts';
import { forgetGuestMemory } from '../../core/session/guest-memory.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, setting, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice, rankingEntry, winnerGroup } from '../../testing/sample-prices.ts';
import { BusinessScreen } from './business-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  forgetGuestMemory();
  api = fakeApi();
  api.answer('/global-settings/business_marker_color', setting(null));
});
const open = () => renderScreen(<BusinessScreen id="8" />);

test('a failed refetch shows an error above the station, with retry and home link', async () => {
  api.answer('/business/8', FULL_DETAILS);
  await open();
  await expect.element(page.getByRole('heading', { name: 'Contatti' })).toBeVisible();
  api.fail('/business/8', 503);
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  const failed = page.getByRole('alert');
  await expect.element(failed.getByText('Errore nel caricamento dei dettagli')).toBeVisible();
  await expect.element(failed.getByRole('link', { name: 'Torna alla Home' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Contatti' })).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  api.answer('/business/8', FULL_DETAILS);
  await failed.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(failed).not.toBeInTheDocument();
});

describe('without the server, a station that was never opened', () => {
  const kept = (path: string, body: unknown, storedAt: string) =>
    caches
      .open(KEPT_ANSWERS)
      .then((cache) => cache.put(path, stampedAt(Response.json(body), new Date(storedAt))));
  const row = (price: number) =>
    rankingEntry({ id: 8, name: 'Tamoil Dogana', fuels: [fuelPrice(10, price)] });
  beforeEach(() => {
    for (const path of ['/business/8', '/prices/ranking/10', '/prices/ranking/20'] as const)
      api.fail(path, 0);
    onTestFinished(async () => void (await caches.delete(KEPT_ANSWERS)));
  });

  test('is shown from the cached rankings, with a note about what is missing', async () => {
    await kept('/api/prices/ranking/10', [row(1.679)], '2026-11-21T08:00:00.000Z');
    await kept(
      '/api/prices/ranking/20',
      [rankingEntry({ id: 8, name: 'Tamoil Dogana', fuels: [fuelPrice(20, 1.759)] })],
      '2026-11-21T09:00:00.000Z',
    );
    await open();
    const station = page.getByRole('article', { name: 'Tamoil Dogana' });
    await expect.element(station.getByText('€ 1,679 al litro').first()).toBeInTheDocument();
    await expect.element(station.getByText('€ 1,759 al litro').first()).toBeInTheDocument();
    await expect
      .element(station.getByText(/^Qui c'è quello che il telefono ricorda/))
      .toBeVisible();
    await expect.element(station.getByText('Errore nel caricamento dei dettagli')).toBeVisible();
    await expect
      .element(station.getByRole('link', { name: 'Torna alla Home' }))
      .toHaveAttribute('href', '/');
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('shows the reason only without a banner (online: %s)', async (isOnline, count) => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    onTestFinished(() => network.mockRestore());
    await kept('/api/prices/ranking/10', [row(1.679)], '2026-11-21T08:00:00.000Z');
    await open();
    await expect.element(page.getByText(/^Qui c'è quello che il telefono/)).toBeVisible();
    expect(page.getByText('Errore di connessione al server').elements()).toHaveLength(count);
  });

  test('shows the most recently cached price of each fuel', async () => {
    await kept('/api/prices/ranking/10', [row(1.679)], '2026-11-21T08:00:00.000Z');
    const best = [winnerGroup(10, { best: row(1.689) })];
    await kept('/api/prices/best-by-decade', best, '2026-11-21T09:00:00.000Z');
    await open();
    await expect.element(page.getByText('€ 1,689 al litro').first()).toBeInTheDocument();
    expect(page.getByText('€ 1,679 al litro').elements()).toEqual([]);
  });

  test("shows drivers' recent reports, with their age", async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:12:00Z'), toFake: ['Date'] });
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const state = { fuel_type_id: null, counts: true };
    const petrol = fuelPrice(10, 1.7).fuel_type;
    const entry = {
      ...row(1.679),
      reported: [{ fuel_type: petrol, price: 1.699, seen_at: at(-20.5), until: at(600) }],
      states: [
        { ...state, state: 'closed' as const, until: at(59.5) },
        { ...state, state: 'sold_out' as const, fuel_type_id: 10, until: at(-1) },
      ],
    };
    await kept('/api/prices/ranking/10', [entry], at(-15));
    await open();
    await expect.element(page.getByText(/^segnalato €.1,699 · 20 min fa$/)).toBeVisible();
    await expect.element(page.getByText(/^Chiuso · 30 min fa$/)).toBeVisible();
    expect(page.getByText(/^Esaurito/).elements()).toEqual([]);
    expect(page.getByRole('button', { name: /^Tutto su questo prezzo/ }).elements()).toEqual([]);
  });

  test('is replaced by the full page when the server answers', async () => {
    await kept('/api/prices/ranking/10', [row(1.679)], '2026-11-21T08:00:00.000Z');
    await open();
    const retry = page.getByRole('button', { name: 'Riprova' });
    await expect.element(retry).toBeVisible();
    api.answer('/business/8', FULL_DETAILS);
    await retry.click();
    await expect.element(page.getByRole('heading', { name: 'Contatti' })).toBeVisible();
    expect(page.getByText(/^Qui c'è quello che il telefono ricorda/).elements()).toEqual([]);
  });

  test('is an error when no cached ranking contains it', async () => {
    await kept('/api/prices/ranking/10', [], '2026-11-21T08:00:00.000Z');
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
  });
});
