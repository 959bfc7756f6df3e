// Tests rule station-said.
import { WHOLE_DAY } from '@pieno/contract/stations/opening-hours.ts';
import { NO_DETAILS } from '@pieno/contract/stations/station-details.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, setting, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BARE_DETAILS, FULL_DETAILS } from '../../testing/sample-business.ts';
import { BusinessScreen } from './business-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  // A Monday, ten o'clock in San Marino.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  api = fakeApi();
  api.answer('/global-settings/business_marker_color', setting(null));
});
afterEach(() => void vi.useRealTimers());

const DAY = [
  { from: '07:00', to: '12:30' },
  { from: '15:00', to: '19:30' },
];
const WEEK = [DAY, DAY, DAY, DAY, DAY, [DAY[0]!], []];
const ALWAYS = Array.from({ length: 7 }, () => [WHOLE_DAY]);
const hours = page.getByRole('region', { name: 'Orari di Apertura' });
const services = page.getByRole('region', { name: 'Servizi e pagamenti' });
const show = async (details: object, station = FULL_DETAILS) => {
  api.answer('/business/8', { ...station, details: { ...NO_DETAILS, ...details } });
  await renderScreen(<BusinessScreen id="8" />);
};

test("the owner's hours show whether it is open, and replace a source's", async () => {
  const exceptions = [
    { date: '2026-11-20', spans: [] },
    { date: '2026-12-08', spans: [] },
    { date: '2027-12-25', spans: [] },
  ];
  await show({
    hours: WEEK,
    self_hours: ALWAYS,
    exceptions,
    services: ['workshop', 'bar', 'of tomorrow'],
    payments: ['cash', 'debit'],
    smac: true,
  });
  await expect.element(hours.getByText('Aperto ora · chiude alle 12:30')).toBeVisible();
  await expect.element(hours.getByText('Self-service sempre aperto')).toBeVisible();
  expect(hours.element().querySelector('dl')!.textContent).toBe(
    'lun–ven7:00–12:30, 15:00–19:30sab7:00–12:30domchiuso',
  );
  await expect.element(hours.getByText('8 dicembre')).toBeVisible();
  expect(hours.element().textContent).not.toMatch(/20 novembre|25 dicembre|Lun–Ven/u);
  expect(services.element().textContent).toContain(
    'ServiziOfficina, BarPagamentiContanti, Bancomat',
  );
  await expect.element(services.getByText('Accettata')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test("without the owner's hours a source's stay, and no card is added", async () => {
  await show({ smac: false });
  await expect.element(hours.getByText(/Lun–Ven 7:00–19:30/u)).toBeVisible();
  await expect.element(services.getByText('Non accettata')).toBeVisible();
  expect(services.element().textContent).not.toContain('Pagamenti');
});

test('without any details nothing is added', async () => {
  await show({}, BARE_DETAILS);
  await expect.element(page.getByRole('region', { name: 'Prezzi Carburanti' })).toBeVisible();
  expect(hours.elements()).toHaveLength(0);
  expect(services.elements()).toHaveLength(0);
});

test('a permanently closed station is not shown as open', async () => {
  await show({ hours: WEEK, services: ['bar'] }, { ...FULL_DETAILS, closed: true });
  await expect.element(services.getByText('Bar')).toBeVisible();
  expect(hours.elements()).toHaveLength(0);
});
