// Tests rules favorites-star, fuel-units, price-format, price-states, price-unknown, report-totem, station-cards,
// station-contacts, station-header, station-prices.
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BARE_DETAILS, BROKEN_PICTURE, FULL_BUSINESS } from '../../testing/sample-business.ts';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { ContactsCard } from './contacts-card.tsx';
import { PricesCard } from './prices-card.tsx';
import { StationHeader } from './station-header.tsx';
import { HoursCard } from './text-cards.tsx';

beforeEach(() => void fakeApi());

describe('the header', () => {
  const show = (logo_url: string | null) =>
    renderScreen(<StationHeader business={{ ...FULL_BUSINESS, logo_url }} />);

  test('has the logo, the name and the short description', async () => {
    const { container } = await show(FULL_BUSINESS.logo_url);
    await expect.element(page.getByRole('heading', { name: 'Domagnano Tamoil' })).toBeVisible();
    await expect.element(page.getByText('Carburanti e bar sulla superstrada')).toBeVisible();
    expect(container.querySelector('header img')).not.toBeNull();
    expect(container.querySelector('header svg.icon-building')).toBeNull();
  });

  test.each([null, BROKEN_PICTURE])('falls back to an icon for the logo %s', async (logo) => {
    const { container } = await show(logo);
    await expect.poll(() => container.querySelector('header img')).toBeNull();
    expect(container.querySelector('header svg.icon-building')).not.toBeNull();
  });
});

test('the header shows as chips what prevents refuelling, while the report is current', async () => {
  const until = '9999-12-31T00:00:00.000Z';
  const soldOut = { state: 'sold_out' as const, fuel_type_id: 20, counts: false, until };
  const closed = { state: 'closed' as const, fuel_type_id: null, counts: true };
  const out = { state: 'out_of_service' as const, fuel_type_id: null, counts: true };
  const broken = { state: 'charger_broken' as const, fuel_type_id: null, counts: true, until };
  await renderScreen(
    <StationHeader
      business={FULL_BUSINESS}
      prices={[fuelPrice(20, 1.5)]}
      states={[soldOut, broken, out, { ...closed, until: '2020-01-01T00:00:00.000Z' }]}
    />,
  );
  await expect.element(page.getByText('Segnalato esaurito: Diesel Self')).toBeVisible();
  await expect.element(page.getByText('Colonnina guasta', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Fuori servizio', { exact: true }).first()).toBeVisible();
  expect(page.getByText('Chiuso').elements()).toEqual([]);
});

test("the header shows the base grade's best petrol and diesel price, and doubts about them", async () => {
  const prices = [
    fuelPrice(11, 1.8),
    fuelPrice(10, 1.669),
    fuelPrice(12, 1.6),
    fuelPrice(20, 1.7, { contested: true }),
    fuelPrice(30, 0.7),
  ];
  await renderScreen(<StationHeader business={FULL_BUSINESS} states={[]} prices={prices} />);
  const base = page.getByRole('list', { name: 'Benzina, diesel ed elettricità' });
  await expect.element(base.getByText('€ 1,669 al litro')).toBeInTheDocument();
  await expect.element(base.getByText('contestato')).toBeVisible();
  expect(base.getByRole('listitem').elements()).toHaveLength(2);
});

describe('the prices', () => {
  const card = page.getByRole('region', { name: 'Prezzi Carburanti' });
  const show = (...prices: BusinessDetails['prices']) =>
    renderScreen(<PricesCard details={{ ...BARE_DETAILS, prices }} />);

  test('show first in their own row what is unavailable, more discreetly if no known driver reports it', async () => {
    const until = '9999-12-31T00:00:00.000Z';
    const states = [
      { state: 'closed' as const, fuel_type_id: null, counts: false, until },
      { state: 'sold_out' as const, fuel_type_id: 10, counts: true, until },
    ];
    const prices = [fuelPrice(10, 1.669), fuelPrice(20, 1.7)];
    const details = { ...BARE_DETAILS, prices, unknown_decades: [30], states };
    await renderScreen(<PricesCard details={details} />);
    const lines = card.getByRole('listitem');
    await expect.element(lines.nth(0).getByText(/^Esaurito · .* fa$/)).toBeVisible();
    await expect.element(lines.nth(0).getByRole('strong')).toHaveTextContent('Esaurito');
    await expect.element(lines.nth(1).getByText(/^Segnalato chiuso · .* fa$/)).toBeVisible();
    expect(lines.nth(1).getByRole('strong').elements()).toEqual([]);
    const unknown = lines.nth(2).getByText('Segnalato chiuso · prezzo non ancora noto');
    await expect.element(unknown).toBeVisible();
  });

  test('each have their fuel, unit and age', async () => {
    await show(fuelPrice(10, 1.669), fuelPrice(40, 1.499), fuelPrice(50, 0.45));
    const lines = card.getByRole('listitem');
    await expect.element(lines.nth(0).getByText('Benzina Self')).toBeVisible();
    await expect.element(lines.nth(0).getByText('€ 1,669 al litro')).toBeInTheDocument();
    expect(lines.nth(0).element().querySelectorAll('time')).toHaveLength(1);
    await expect.element(lines.nth(1).getByText('€ 1,499 al kg')).toBeInTheDocument();
    await expect.element(lines.nth(2).getByText('€ 0,450 al kWh')).toBeInTheDocument();
    expect(card.getByText(/dimostrativ|da confermare|verificata/).elements()).toHaveLength(0);
  });

  test('show a unit once, and again where it changes', async () => {
    await show(fuelPrice(10, 1.669), fuelPrice(20, 1.7), fuelPrice(40, 1.499));
    const units = card.getByText(/^al (litro|kg)$/).elements();
    expect(units.map(({ textContent }) => textContent)).toEqual(['al litro', 'al kg']);
  });

  test('mark unconfirmed prices', async () => {
    await show(
      fuelPrice(10, 1.6),
      fuelPrice(20, 1.5, { stale: true }),
      fuelPrice(30, 0.8, { source: 'demo', confirmed: false }),
    );
    const lines = card.getByRole('listitem').elements();
    expect(lines.map((line) => /da confermare/.test(line.textContent))).toEqual([
      false,
      true,
      false,
    ]);
    expect(lines.map((line) => /disponibilità non verificata/.test(line.textContent))).toEqual([
      false,
      false,
      true,
    ]);
    expect(lines.map((line) => /dimostrativo/.test(line.textContent))).toEqual([
      false,
      false,
      true,
    ]);
    expect(card.getByText('Prezzi dimostrativi').elements()).toHaveLength(0);
  });

  test('mark demo prices each, and together when all are demo prices', async () => {
    await show(fuelPrice(10, 1.6, { source: 'demo' }));
    await expect.element(card.getByText('Prezzi dimostrativi')).toBeVisible();
    expect(card.getByText(/· dimostrativo/).elements()).toHaveLength(1);
  });

  test('show their age, with the date as its title', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:12:00Z'), toFake: ['Date'] });
    try {
      await show(fuelPrice(10, 1.669));
      await expect
        .element(card.getByText('3 ore fa'))
        .toHaveAttribute('title', '21/11/2026, 08:12');
      expect(card.element().textContent).not.toContain('08:12');
    } finally {
      vi.useRealTimers();
    }
  });

  test('turn stale on the phone, and are muted', async () => {
    const line = card.getByRole('listitem');
    const color = () => getComputedStyle(line.element().querySelector('[data-size]')!).color;
    const fresh = await show(fuelPrice(10, 1.669));
    const bright = color();
    await fresh.unmount();
    await show(fuelPrice(10, 1.669, { fresh_until: '2020-01-01T00:00:00.000Z' }));
    await expect.element(line.getByText(/da confermare/)).toBeVisible();
    expect(color()).not.toBe(bright);
  });

  test('mark a doubtful price', async () => {
    await show(fuelPrice(10, 1.169, { doubtful: true }));
    await expect.element(card.getByText(/in verifica/)).toBeVisible();
  });

  test('list the fuels without a known price', async () => {
    await renderScreen(<PricesCard details={{ ...BARE_DETAILS, unknown_decades: [20] }} />);
    await expect.element(card.getByRole('listitem').getByText('Diesel')).toBeVisible();
    await expect.element(card.getByText('prezzo non ancora noto')).toBeVisible();
    expect(card.getByText('Nessun prezzo disponibile').elements()).toHaveLength(0);
  });

  test('can be missing', async () => {
    await show();
    await expect.element(card.getByText('Nessun prezzo disponibile')).toBeVisible();
    expect(card.getByText(/dimostrativi/).elements()).toHaveLength(0);
  });
});

describe('the contacts', () => {
  const contacts = () =>
    page
      .getByRole('region', { name: 'Contatti' })
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);

  test('are links, the website opening in a new tab', async () => {
    await renderScreen(<ContactsCard business={FULL_BUSINESS} />);
    expect(contacts()).toEqual([
      ['Telefono 0549 123456', 'tel:0549123456', null],
      ['Cellulare +378 66 123456', 'tel:+37866123456', null],
      ['Email info@example.sm', 'mailto:info@example.sm', null],
      ['Sito Web (si apre in una nuova scheda)', 'https://example.sm/', '_blank'],
    ]);
    await expect
      .element(page.getByRole('link', { name: /^Sito Web/ }))
      .toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('two numbers in a field are two links, and what no phone can dial is none', async () => {
    const business = {
      ...FULL_BUSINESS,
      phone: '0549 900001 / 0549 900002',
      mobile: 'chiedere al bar',
    };
    await renderScreen(<ContactsCard business={business} />);
    expect(contacts().slice(0, 2)).toEqual([
      ['Telefono 0549 900001', 'tel:0549900001', null],
      ['Telefono 0549 900002', 'tel:0549900002', null],
    ]);
    expect(contacts().flat()).not.toContain('Cellulare chiedere al bar');
    await expect.element(page.getByText(/chiedere al bar$/)).toBeVisible();
  });

  test.each(['phone', 'mobile', 'email', 'website'] as const)('may lack the %s', async (field) => {
    await renderScreen(<ContactsCard business={{ ...FULL_BUSINESS, [field]: null }} />);
    const missing = { phone: /0549/, mobile: /378/, email: /@/, website: /Sito/ }[field];
    expect(contacts()).toHaveLength(3);
    expect(contacts().filter(([text]) => missing.test(text!))).toEqual([]);
  });
});

test('the opening hours keep their lines', async () => {
  await renderScreen(<HoursCard text={FULL_BUSINESS.opening_hours} />);
  const text = page.getByText(/^Lun–Ven/).element();
  const range = document.createRange();
  range.selectNodeContents(text);
  expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(2);
});
