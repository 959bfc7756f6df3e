// Tests rule station-position.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetPosition, locate } from '../../features/position/position.ts';
import { fakeApi, setting, type FakeApi } from '../../testing/fake-api.ts';
import { fakeGeolocation } from '../../testing/fake-geolocation.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_BUSINESS } from '../../testing/sample-business.ts';
import { PositionCard } from './position-card.tsx';

const COLOR = '/global-settings/business_marker_color';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(COLOR, setting(null));
});
const show = (change: Partial<typeof FULL_BUSINESS> = {}) =>
  renderScreen(<PositionCard business={{ ...FULL_BUSINESS, ...change }} />);
const card = page.getByRole('region', { name: 'Posizione' });
const map = page.getByRole('group', { name: 'Mappa: Domagnano Tamoil' });
const directions = card.getByRole('link', { name: /^Indicazioni/ });

test('the map is 250 pixels high', async () => {
  await show();
  await expect.element(map).toBeVisible();
  expect(map.element().parentElement!.getBoundingClientRect().height).toBe(250);
});

test('the map of a remote station across the border names the nearest town', async () => {
  await show({ latitude: 44.0414, longitude: 12.4095 });
  await expect.poll(() => map.element().textContent).toContain('Santarcangelo');
});

test('the address is below it, and the directions open in a new tab', async () => {
  await show();
  const lines = card.element().querySelectorAll('address > *');
  expect([...lines].map((line) => line.textContent)).toEqual([
    'Via Cinque Febbraio 46',
    '47895 Domagnano',
  ]);
  await expect
    .element(directions)
    .toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=43.9560264,12.4697302',
    );
  await expect.element(directions).toHaveAttribute('target', '_blank');
  await expect.element(directions).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a phone opens its own maps instead', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await show();
  await directions.click();
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'geo:43.9560264,12.4697302?q=43.9560264,12.4697302(Domagnano%20Tamoil)',
    '_self',
  );
  vi.restoreAllMocks();
});

describe('the marker', () => {
  const hasColor = (color: string) => map.element().outerHTML.includes(color);

  test('has the colour of the setting', async () => {
    api.answer(COLOR, setting('#00aa55'));
    await show();
    await expect.poll(() => hasColor('#00aa55') || hasColor('rgb(0, 170, 85)')).toBe(true);
  });

  test.each(['is empty', 'cannot be had'])('is #dc3545 when the setting %s', async (state) => {
    if (state === 'cannot be had') api.fail(COLOR);
    await show();
    await expect.poll(() => api.calls).toContain(COLOR);
    await expect.poll(() => hasColor('#dc3545') || hasColor('rgb(220, 53, 69)')).toBe(true);
  });
});

test('a shared position shows the distance and a marker on the map', async () => {
  forgetPosition();
  fakeGeolocation().stand(43.9361, 12.4475);
  const screen = await show();
  await expect.element(map).toBeVisible();
  await afterPaint();
  expect(card.element().textContent).not.toContain("linea d'aria");
  await locate();
  await expect.element(card.getByText("A 2,8 km da te, in linea d'aria")).toBeVisible();
  await expect.element(map.getByRole('img', { name: 'La tua posizione' })).toBeInTheDocument();
  await screen.unmount();
  forgetPosition();
});

test.each([
  [0, 0, '0, 0'],
  [43.9, 0, '43.9, 0'],
  [null, null, '–, –'],
])('invalid coordinates %s and %s are shown without a link', async (latitude, longitude, raw) => {
  await show({ latitude, longitude });
  await expect.element(card.getByText('Posizione non disponibile')).toBeVisible();
  await expect.element(card.getByText(raw, { exact: true })).toBeVisible();
  expect(map.elements()).toHaveLength(0);
  expect(directions.elements()).toHaveLength(0);
});
