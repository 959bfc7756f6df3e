// Tests rules product-language, station-gallery, station-viewer.
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BROKEN_PICTURE, GALLERY } from '../../testing/sample-business.ts';
import { PhotosCard } from './photos-card.tsx';

const show = (images = GALLERY) => renderScreen(<PhotosCard images={images} />);
const grid = page.getByRole('region', { name: 'Galleria Fotografica', exact: true });
const viewer = page.getByRole('dialog', { name: 'Galleria fotografica a schermo intero' });
const thumbnail = (alt: string) => grid.getByRole('button', { name: `Apri l'immagine: ${alt}` });
const button = (name: string) => viewer.getByRole('button', { name, exact: true });
const picture = (alt: string) => viewer.getByRole('img', { name: alt });

afterEach(() => page.viewport(390, 844));

describe('the grid', () => {
  test.each([
    [390, 2],
    [991, 2],
    [992, 3],
    [1280, 3],
  ])('at %s pixels has %s columns', async (width, columns) => {
    await page.viewport(width, 844);
    await show();
    const lefts = grid
      .getByRole('button')
      .elements()
      .map((each) => Math.round(each.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  });

  test('has a gap of 20 pixels between columns', async () => {
    await show();
    const [left, right] = [thumbnail('Le pompe'), thumbnail('Il bar')].map((each) =>
      each.element().getBoundingClientRect(),
    );
    expect(right!.left - left!.right).toBeCloseTo(20, 0);
  });

  test('has no captions', async () => {
    await show();
    await expect.element(thumbnail('Il bar')).toBeVisible();
    expect(page.getByText(/Didascalia/).elements()).toHaveLength(0);
  });

  test('shows a message for a picture that cannot be loaded', async () => {
    await show([GALLERY[0]!, { ...GALLERY[1]!, url: BROKEN_PICTURE }]);
    const text = grid.getByText('This image failed to load');
    await expect.element(text).toBeVisible();
    await expect.element(text).toHaveAttribute('lang', 'en');
    expect(grid.getByRole('button').elements()).toHaveLength(1);
  });
});

describe('the viewer', () => {
  test('is accessible', async () => {
    await show();
    await thumbnail('Il bar').click();
    await expect.element(picture('Il bar')).toBeVisible();
    await expectAccessibleInBothThemes();
  });

  test('opens at the picture that was clicked, with its caption', async () => {
    await show();
    await thumbnail('Il bar').click();
    await expect.element(picture('Il bar')).toBeInViewport();
    await expect.element(viewer.getByText('Didascalia: Il bar')).toBeInViewport();
    await button('Chiudi').click();
    await expect.element(viewer).not.toBeInTheDocument();
  });

  test('wraps around in both directions', async () => {
    await show();
    await thumbnail('La vista').click();
    await expect.element(picture('La vista')).toBeInViewport();
    await button('Successiva').click();
    await expect.element(picture('Le pompe').first()).toBeInViewport();
    await button('Precedente').click();
    await expect.element(picture('La vista').first()).toBeInViewport();
  });

  test('has no arrows for a single picture', async () => {
    await show(GALLERY.slice(0, 1));
    await thumbnail('Le pompe').click();
    await expect.element(button('Chiudi')).toBeVisible();
    expect(button('Successiva').elements()).toHaveLength(0);
    expect(button('Precedente').elements()).toHaveLength(0);
  });

  test('is labelled in Italian, except the specified English sentence', async () => {
    await show([GALLERY[0]!, { ...GALLERY[1]!, url: BROKEN_PICTURE }]);
    await thumbnail('Le pompe').click();
    const first = viewer.getByRole('group', { name: 'Foto 1 di 2' });
    await expect.element(first).toHaveAttribute('aria-roledescription', 'foto');
    await expect
      .element(viewer.getByRole('region', { name: 'Foto', exact: true }))
      .toHaveAttribute('aria-roledescription', 'carosello');
    for (const name of ['Chiudi', 'Precedente', 'Successiva', 'Ingrandisci', 'Riduci'])
      await expect.element(button(name)).toBeInTheDocument();
    await button('Successiva').click();
    const failed = viewer.getByRole('group', { name: 'Foto 2 di 2' }).first();
    await expect
      .element(failed.getByText('This image failed to load'))
      .toHaveAttribute('lang', 'en');
  });

  test('closes on Back and restores the focus', async () => {
    await show();
    await thumbnail('Il bar').click();
    await expect.element(picture('Il bar')).toBeInViewport();
    history.back();
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(thumbnail('Il bar')).toHaveFocus();
  });

  test('closes on Escape and restores the focus', async () => {
    await show();
    await thumbnail('Il bar').click();
    await expect.element(picture('Il bar')).toBeInViewport();
    await userEvent.keyboard('{Escape}');
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(thumbnail('Il bar')).toHaveFocus();
  });

  test('zooms in steps up to three times', async () => {
    await show();
    await thumbnail('La vista').click();
    await expect.element(picture('La vista')).toBeInViewport();
    const scale = () => {
      const image = picture('La vista').element() as HTMLElement;
      return Math.round((image.getBoundingClientRect().width / image.offsetWidth) * 100);
    };
    expect(scale()).toBe(100);
    for (const percent of [200, 300]) {
      await button('Ingrandisci').click();
      await expect.poll(scale).toBe(percent);
    }
    await expect.element(button('Ingrandisci')).toBeDisabled();
  });

  test('shows a message for a picture that cannot be loaded', async () => {
    let images = GALLERY;
    const screen = await show(images);
    await thumbnail('Il bar').click();
    await expect.element(picture('Il bar')).toBeInViewport();
    images = images.map((each) => ({ ...each, url: BROKEN_PICTURE }));
    (picture('Il bar').element() as HTMLImageElement).src = BROKEN_PICTURE;
    await expect.element(viewer.getByText('This image failed to load')).toBeVisible();
    await screen.unmount();
  });
});
