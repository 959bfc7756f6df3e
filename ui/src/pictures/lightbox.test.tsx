// Tests rules page-back, station-viewer.
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Lightbox } from './lightbox.tsx';
import type { LightboxImage } from './lightbox-slide.tsx';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { show } from '../testing/show.tsx';

const picture = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${color}"/></svg>`)}`;
const image = (alt: string, url = picture('teal')): LightboxImage => ({
  url,
  alt,
  caption: `Didascalia: ${alt}`,
  width: 400,
  height: 300,
});
const PUMP = image('La pompa');
const SHOP = image('Il bar', picture('orange'));
const BROKEN = image('Rotta', 'data:image/png,');

function Viewer({ images }: { images: readonly LightboxImage[] }) {
  const [index, setIndex] = useState<number | null>(0);
  return (
    <Lightbox
      images={images}
      index={index}
      onClose={() => setIndex(null)}
      labels={{
        viewer: 'Galleria a schermo intero',
        close: 'Chiudi',
        previous: 'Precedente',
        next: 'Successiva',
        zoomIn: 'Ingrandisci',
        zoomOut: 'Riduci',
        pictures: 'Foto',
        carousel: 'carosello',
        slide: 'foto',
        count: 'Foto {index} di {total}',
        failed: 'This image failed to load',
      }}
    />
  );
}

const button = (name: string) => page.getByRole('button', { name });
const isShown = (alt: string) => {
  const { left } = page.getByAltText(alt).first().element().getBoundingClientRect();
  return left >= 0 && left < innerWidth;
};

describe('the full-screen viewer', () => {
  test('is accessible', async () => {
    await show(<Viewer images={[PUMP, SHOP]} />);
    await expect.element(button('Chiudi')).toBeVisible();
    await expectAccessible();
  });

  test('wraps around in both directions', async () => {
    await show(<Viewer images={[PUMP, SHOP]} />);
    await expect.element(button('Precedente')).toBeVisible();
    await button('Precedente').click();
    await expect.poll(() => isShown('Il bar')).toBe(true);
    await button('Successiva').click();
    await expect.poll(() => isShown('La pompa')).toBe(true);
  });

  test('has no arrows for a single picture', async () => {
    await show(<Viewer images={[PUMP]} />);
    await expect.element(button('Chiudi')).toBeVisible();
    expect(button('Precedente').elements()).toEqual([]);
    expect(button('Successiva').elements()).toEqual([]);
  });

  test('zooms in up to three times', async () => {
    await show(<Viewer images={[PUMP]} />);
    const widthOf = () => page.getByAltText('La pompa').element().getBoundingClientRect().width;
    await expect.element(button('Ingrandisci')).toBeEnabled();
    await expect.poll(widthOf).toBeGreaterThan(0);
    const fitted = widthOf();
    await button('Ingrandisci').click();
    await expect.poll(() => Math.round((widthOf() / fitted) * 100)).toBe(200);
    await button('Ingrandisci').click();
    await expect.poll(() => Math.round((widthOf() / fitted) * 100)).toBe(300);
    await expect.element(button('Ingrandisci')).toBeDisabled();
  });

  test('leaves 10 pixels around a picture and fades in for 300 ms', async () => {
    await show(<Viewer images={[PUMP]} />);
    await expect.element(button('Chiudi')).toBeVisible();
    const styleOf = (part: string) => getComputedStyle(document.querySelector(part)!);
    expect(styleOf('.yarl__slide').padding).toBe('10px');
    expect(styleOf('.yarl__portal').transitionDuration).toBe('0.3s');
  });

  test('a picture that fails to load shows a message', async () => {
    await show(<Viewer images={[BROKEN]} />);
    await expect.element(page.getByText('This image failed to load')).toBeVisible();
  });

  test('each picture has its number and the total', async () => {
    await show(<Viewer images={[PUMP, SHOP]} />);
    const pictures = page.getByRole('region', { name: 'Foto', exact: true });
    await expect.element(pictures).toHaveAttribute('aria-roledescription', 'carosello');
    const first = pictures.getByRole('group', { name: 'Foto 1 di 2' });
    await expect.element(first).toHaveAttribute('aria-roledescription', 'foto');
    const labels = [...document.querySelectorAll('[role="dialog"] [aria-label]')].map((each) =>
      each.getAttribute('aria-label'),
    );
    expect(labels.join()).not.toMatch(/Zoom|of \d|gallery|Lightbox/);
  });

  test('closes on its button, on Escape and on Back', async () => {
    const ways = [
      () => button('Chiudi').click(),
      () => userEvent.keyboard('{Escape}'),
      async () => history.back(),
    ];
    for (const close of ways) {
      const { unmount } = await show(<Viewer images={[PUMP]} />);
      await expect.element(button('Chiudi')).toBeVisible();
      await close();
      await expect.element(button('Chiudi')).not.toBeInTheDocument();
      await unmount();
    }
  });
});
