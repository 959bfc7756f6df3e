// Tests rule map-touch.
import { SAN_MARINO } from '@pieno/ui/map/view-for.ts';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  isLive,
  looks,
  mapPage,
  openButton,
  pinned,
  showMap,
  zoom,
} from '../../testing/map-page.tsx';

const RIMINI = { latitude: 44.0594, longitude: 12.5683 };
const finger = (identifier: number) => new Touch({ identifier, target: document.body });

it('opens on a mouse press, a two-finger touch, and the wheel with a key', async () => {
  const gestures: [string, () => Event][] = [
    ['mouse', () => new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true })],
    ['wheel', () => new WheelEvent('wheel', { ctrlKey: true, bubbles: true, cancelable: true })],
    [
      'fingers',
      () => new TouchEvent('touchstart', { touches: [finger(1), finger(2)], bubbles: true }),
    ],
  ];
  for (const [name, gesture] of gestures) {
    const screen = await showMap({ pins: pinned() });
    openButton.element().dispatchEvent(gesture());
    await expect.element(openButton, { message: name }).toHaveAttribute('aria-busy', 'true');
    await screen.unmount();
  }
});

it('stays a poster while the page is scrolled over it', async () => {
  await showMap({ pins: pinned() });
  const surface = openButton.element();
  surface.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
  surface.dispatchEvent(new TouchEvent('touchstart', { touches: [finger(1)], bubbles: true }));
  surface.dispatchEvent(new WheelEvent('wheel', { deltaY: 40, bubbles: true }));
  await afterPaint();
  await expect.element(openButton).toHaveAttribute('aria-busy', 'false');
});

it('the zoom button zooms at once, and the live map opens there', async () => {
  await showMap({ pins: pinned(), underlay: looks });
  const before = zoom();
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  expect(zoom()).toBeCloseTo(before + 1, 9);
  await isLive();
  await afterPaint();
  expect(zoom()).toBeCloseTo(before + 1, 9);
  await expect.element(page.getByRole('button', { name: 'Ingrandisci' })).toHaveFocus();
});

it('has no pin over its buttons', async () => {
  const grid = Array.from({ length: 400 }, (_, id) => ({
    id,
    name: 'Eni',
    to: `#${id}`,
    rank: 4,
    latitude: 43.86 + 0.008 * (id % 20),
    longitude: 12.3 + 0.016 * Math.floor(id / 20),
  }));
  await showMap({ pins: pinned(grid) });
  for (const name of ['Ingrandisci', 'Riduci']) {
    const button = page.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    const { left, top, width, height } = button.element().getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(met?.closest('button')).toBe(button.element());
  }
});

it('opens a group of the poster, and moves to the visitor on request', async () => {
  const props = { pins: pinned(), alsoShow: RIMINI, underlay: looks };
  const screen = await showMap(props);
  await page.getByRole('button', { name: /2 distributori/ }).click();
  await expect.element(page.getByRole('link', { name: /^IP/ })).toBeVisible();
  expect(zoom()).toBeGreaterThan(SAN_MARINO.zoom);
  await screen.rerender(mapPage({ ...props, asked: 1 }));
  expect(zoom()).toBeLessThan(SAN_MARINO.zoom);
});
