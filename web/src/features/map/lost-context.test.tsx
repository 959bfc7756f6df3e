// Tests rule map-view.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { isLive, open, pinned, showMap } from '../../testing/map-page.tsx';

it('announces over the poster that the live map lost its context, and restores the map with it', async () => {
  await showMap({ pins: pinned() });
  await open();
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  const drawing = document.querySelector('canvas')!.getContext('webgl2')!;
  const loss = drawing.getExtension('WEBGL_lose_context')!;
  loss.loseContext();
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('La mappa interattiva ora non è disponibile');
  // These links are the poster's.
  await expect.element(page.getByRole('link', { name: /^Eni/ })).toHaveAttribute('href', '#2');
  await page.getByRole('button', { name: 'Riduci' }).click();
  await page.viewport(360, 700);
  loss.restoreContext();
  await isLive();
  await expect.element(status).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Eni/ })).toBeVisible();
});
