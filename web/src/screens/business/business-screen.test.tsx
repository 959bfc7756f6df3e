import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { KEPT_ANSWERS, stampedAt } from '../../api/kept/kept-answers.ts';
import { forgetGuestMemory, getGuestMemory } from '../../session/guest-memory.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, setting, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BARE_DETAILS, FULL_BUSINESS, FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice, rankingEntry, winnerGroup } from '../../testing/sample-prices.ts';
import { BusinessScreen } from './business-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  forgetGuestMemory();
  api = fakeApi();
  api.answer('/global-settings/business_marker_color', setting(null));
});
const open = (id = '8') => renderScreen(<BusinessScreen id={id} />);
async function show(details: BusinessDetails) {
  api.answer('/business/8', details);
  await open();
  await expect.element(page.getByRole('article')).toBeVisible();
}
const titles = () =>
  page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);

describe('is accessible, and fits text of twice the size', () => {
  test('with all data', async () => {
    const odd = fuelPrice(22, 1.799, { stale: true, source: 'demo', confirmed: false });
    await show({ ...FULL_DETAILS, prices: [...FULL_DETAILS.prices, odd] });
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('with only the name', async () => {
    await show(BARE_DETAILS);
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('while loading', async () => {
    api.hold('/business/8');
    await open();
    await expect.element(page.getByRole('status')).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('after a failure', async () => {
    api.fail('/business/8');
    await open();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('for an unknown station', async () => {
    api.fail('/business/8', 404);
    await open();
    await expect.element(page.getByText('Business non trovato')).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });
});

describe('the cards', () => {
  const ALL = [
    'Posizione',
    'Prezzi Carburanti',
    'Descrizione',
    'Galleria Fotografica',
    'Contatti',
    'Orari di Apertura',
    'Andamento',
  ];

  test('are in the specified order below the name', async () => {
    await show(FULL_DETAILS);
    await expect.poll(titles).toEqual(['Domagnano Tamoil', ...ALL]);
  });

  test('are omitted when empty', async () => {
    await show(BARE_DETAILS);
    expect(titles()).toEqual(['Domagnano Tamoil', 'Posizione', 'Prezzi Carburanti']);
  });

  test.each([
    ['Descrizione', { business: { ...FULL_BUSINESS, description: null } }],
    ['Galleria Fotografica', { gallery_images: [] }],
    ['Orari di Apertura', { business: { ...FULL_BUSINESS, opening_hours: '' } }],
    [
      'Contatti',
      { business: { ...FULL_BUSINESS, phone: null, mobile: null, email: null, website: null } },
    ],
  ])('%s is omitted on its own', async (title, change) => {
    await show({ ...FULL_DETAILS, ...change });
    await expect
      .poll(titles)
      .toEqual(['Domagnano Tamoil', ...ALL.filter((each) => each !== title)]);
  });
});

describe('the states', () => {
  test('loading says so', async () => {
    api.hold('/business/8');
    await open();
    await expect
      .element(page.getByRole('status').getByText('Caricamento dettagli business...'))
      .toBeVisible();
  });

  test('a failure shows its message, a retry and a link home', async () => {
    api.fail('/business/8', 500);
    await open();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('Errore nel caricamento dei dettagli')).toBeVisible();
    await expect.element(alert.getByText('Errore nella richiesta: 500')).toBeVisible();
    await expect
      .element(alert.getByRole('link', { name: 'Torna alla Home' }))
      .toHaveAttribute('href', '/');
    api.answer('/business/8', FULL_DETAILS);
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(page.getByRole('article', { name: 'Domagnano Tamoil' })).toBeVisible();
    expect(api.calls.filter((path) => path === '/business/8')).toHaveLength(2);
  });

  test('shows the connection error without a network', async () => {
    api.fail('/business/8', 0);
    await open();
    await expect
      .element(page.getByRole('alert').getByText('Errore di connessione al server'))
      .toBeVisible();
  });

  test.each(['8', ''])('an unknown id "%s" has a link home', async (id) => {
    api.fail('/business/8', 404);
    await open(id);
    await expect.element(page.getByText('Business non trovato')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Torna alla Home' }))
      .toHaveAttribute('href', '/');
    expect(page.getByRole('button', { name: 'Riprova' }).elements()).toHaveLength(0);
    expect(api.calls).toEqual(id === '' ? [] : ['/business/8']);
  });

  test('remembers a station that was shown, and no other', async () => {
    await show(FULL_DETAILS);
    await expect
      .poll(() => getGuestMemory().recent_stations)
      .toEqual([{ id: 8, name: 'Domagnano Tamoil', locality: 'Domagnano' }]);
  });
});

test('a station that cannot be read anew says so above what there is, with both ways on', async () => {
  await show(FULL_DETAILS);
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
  ])('says why only where no banner does (online: %s)', async (isOnline, count) => {
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

  test('tells what drivers said of it, how long ago, while that is believed', async () => {
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
