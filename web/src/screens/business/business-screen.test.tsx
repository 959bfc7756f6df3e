// Tests rules call-business, error-calls, error-network, station-cards, station-contacts, station-prices,
// station-states.
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetGuestMemory, getGuestMemory } from '../../core/session/guest-memory.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, setting, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BARE_DETAILS, FULL_BUSINESS, FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice } from '../../testing/sample-prices.ts';
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
  test('shows that it is loading', async () => {
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

  test('remembers the stations shown, and no others', async () => {
    await show(FULL_DETAILS);
    await expect
      .poll(() => getGuestMemory().recent_stations)
      .toEqual([{ id: 8, name: 'Domagnano Tamoil', locality: 'Domagnano' }]);
  });
});
