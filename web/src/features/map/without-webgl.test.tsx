// Tests rules map-touch, map-view.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openButton, pinned, PINS, poster, showMap } from '../../testing/map-page.tsx';

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => vi.restoreAllMocks());

it('reports that the live map is unavailable', async () => {
  await showMap({ Controls: undefined });
  await openButton.click();
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.element(poster).toBeVisible();
});

it('keeps the poster with its linked pins, and loads no map code', async () => {
  const { container } = await showMap({ pins: pinned(PINS.slice(0, 1)) });
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  await expect.poll(() => HTMLCanvasElement.prototype.getContext).toHaveBeenCalledWith('webgl2');
  await expect.element(page.getByText('La mappa interattiva ora non è disponibile')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Tamoil, € 1,669 al litro' }))
    .toHaveAttribute('href', '#1');
  expect(container.querySelector('canvas')).toBeNull();
});
