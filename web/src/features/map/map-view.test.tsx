// Tests rules home-map, map-touch, map-view, ranking-distance, ranking-fuels, ranking-screen.
import type { Position } from '@pieno/contract/stations/distance.ts';
import { SAN_MARINO } from '@pieno/ui/map/view-for.ts';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  chooseStyle,
  isLive,
  liveMap,
  looks,
  mapPage,
  open,
  openButton,
  pinned,
  PINS,
  poster,
  showMap,
  zoom,
} from '../../testing/map-page.tsx';

const RIMINI = { latitude: 44.0594, longitude: 12.5683 };

/** Clicks synchronously, without moving the focus. */
const press = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(390, 844);
});

describe('MapView', () => {
  it('is a poster with working pins, and becomes the live map when touched', async () => {
    const complaints = vi.spyOn(console, 'error');
    await showMap({ pins: pinned() });
    await expect.element(poster).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Eni/ })).toHaveAttribute('href', '#2');
    await afterPaint();
    expect(document.querySelector('canvas')).toBeNull();
    await open();
    const labels = () =>
      page
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('aria-label'));
    expect(labels()).toEqual(['Tamoil, € 1,669 al litro', 'Eni, € 1,681 al litro']);
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('is centred on San Marino, and stays there when the live map starts', async () => {
    const middle = { ...PINS[2]!, name: 'Mezzo', latitude: 43.9424, longitude: 12.4578 };
    await showMap({ pins: pinned([middle]) });
    const distance = (map: typeof poster) => {
      const [frame, pin] = [map, page.getByRole('link', { name: /^Mezzo/ }).last()].map((each) =>
        each.element().getBoundingClientRect(),
      );
      return Math.hypot(
        frame!.x + frame!.width / 2 - (pin!.x + pin!.width / 2),
        frame!.y + frame!.height / 2 - (pin!.y + pin!.height / 2),
      );
    };
    expect(distance(poster)).toBeLessThan(2);
    await open();
    await expect.poll(() => distance(liveMap)).toBeLessThan(2);
  });

  it('opens a cluster until its pins are separate', async () => {
    await showMap({ pins: pinned() });
    await open();
    await page.getByRole('button', { name: /2 distributori/ }).click();
    await expect.element(page.getByRole('link', { name: 'IP, € 1,700 al litro' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Q8, € 1,710 al litro' })).toBeVisible();
  });

  it('stays a poster until it is opened, and moves the focus to the live map', async () => {
    const { container } = await showMap({ Controls: undefined });
    await expect.element(openButton).toBeVisible();
    expect(container.querySelector('canvas')).toBeNull();
    await openButton.click();
    await isLive();
    await expect.element(liveMap).toHaveFocus();
  });

  it('keeps the focus on the pin that had it', async () => {
    await showMap({ pins: pinned() });
    const pin = page.getByRole('link', { name: /^Eni/ });
    const inPoster = pin.element();
    press(openButton.element());
    inPoster.focus();
    await isLive();
    await expect.element(pin).toHaveFocus();
  });

  it("keeps the focus on the screen's control that had it", async () => {
    await showMap({ corner: <button type="button">La mia posizione</button> });
    const button = page.getByRole('button', { name: 'La mia posizione' });
    press(openButton.element());
    button.element().focus();
    await isLive();
    await expect.element(button).toHaveFocus();
  });

  it('keeps the castelli visible on the smallest phone, where the button shows only its icon', async () => {
    await page.viewport(320, 700);
    const { container } = await showMap({ Controls: undefined });
    await expect.element(openButton).toBeVisible();
    const face = openButton.element().firstElementChild!.getBoundingClientRect();
    expect([face.width, face.height]).toEqual([44, 44]);
    for (const name of container.querySelectorAll('text')) {
      const { left, top } = name.getBoundingClientRect();
      expect(left > face.right || top > face.bottom, name.textContent).toBe(true);
    }
  });

  it('pans to a pin when it receives the keyboard focus', async () => {
    await showMap({
      pins: pinned([...PINS, { ...PINS[0]!, id: 9, name: 'Rimini', rank: 4, latitude: 44.2 }]),
    });
    await open();
    const far = page.getByRole('link', { name: /Rimini/ });
    const frame = liveMap.element().getBoundingClientRect();
    const isInside = () => {
      const { top, bottom } = far.element().getBoundingClientRect();
      return top >= frame.top && bottom <= frame.bottom;
    };
    expect(isInside()).toBe(false);
    while (document.activeElement !== far.element()) await userEvent.tab();
    await expect.poll(isInside).toBe(true);
  });

  it('zooms out to show the visitor', async () => {
    await showMap({ pins: pinned(), alsoShow: RIMINI, underlay: looks });
    await open();
    await expect.poll(zoom).toBeLessThan(SAN_MARINO.zoom);
  });

  it('moves to the visitor on each request, even after it was moved by hand', async () => {
    const props = {
      pins: pinned(),
      alsoShow: PINS[2] as Position,
      underlay: looks,
    };
    const screen = await showMap(props);
    await open();
    expect(zoom()).toBeCloseTo(SAN_MARINO.zoom, 9);
    await screen.rerender(mapPage({ ...props, asked: 1 }));
    const centre = () => looks.mock.lastCall![0].latitude;
    await expect.poll(centre).not.toBeCloseTo(SAN_MARINO.latitude, 4);
    const moved = async () => {
      const before = zoom();
      await afterPaint();
      return zoom() - before;
    };
    await expect.poll(moved).toBe(0);
    const near = zoom();
    await page.getByRole('button', { name: 'Riduci' }).click();
    await expect.poll(zoom).toBeCloseTo(near - 1, 3);
    await screen.rerender(mapPage({ ...props, asked: 2 }));
    await expect.poll(zoom).toBeCloseTo(near, 3);
  });

  it('does not move to the visitor on third-party tiles, which would reveal the position', async () => {
    chooseStyle(`${location.origin}/no-such-style.json`);
    await showMap({ pins: pinned(), alsoShow: RIMINI, underlay: looks });
    await open();
    expect(zoom()).toBeCloseTo(SAN_MARINO.zoom, 9);
    chooseStyle(null);
  });

  it('keeps the view that the visitor chose when its pins change, and takes another label', async () => {
    const props = { fit: 'pins', underlay: looks } as const;
    const screen = await showMap({ ...props, pins: pinned(PINS.slice(0, 1)) });
    await open();
    const before = zoom();
    await page.getByRole('button', { name: 'Ingrandisci' }).click();
    await expect.poll(zoom).toBeCloseTo(before + 1, 3);
    await screen.rerender(mapPage({ ...props, pins: pinned([]), label: 'Altra mappa' }));
    await screen.rerender(
      mapPage({ ...props, pins: pinned(PINS.slice(1, 2)), label: 'Altra mappa' }),
    );
    await expect.element(page.getByRole('region', { name: 'Altra mappa' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Eni/ })).toBeInTheDocument();
    await afterPaint();
    await afterPaint();
    expect(zoom()).toBeCloseTo(before + 1, 3);
  });

  it('stays where it is while the pins of another ranking load', async () => {
    const props = { fit: 'pins', underlay: looks } as const;
    const screen = await showMap({ ...props, pins: pinned(PINS.slice(0, 1)) });
    await open();
    const before = zoom();
    await screen.rerender(mapPage({ ...props, pins: pinned([]) }));
    await expect.poll(() => page.getByRole('link', { name: /Tamoil/ }).elements()).toEqual([]);
    await afterPaint();
    await afterPaint();
    expect(zoom()).toBe(before);
  });

  it('follows changes of its pins, and cleans up', async () => {
    const screen = await showMap({ pins: pinned(PINS.slice(0, 1)), fit: 'pins' });
    await open();
    await screen.rerender(mapPage({ pins: pinned(PINS.slice(1, 2)), fit: 'pins' }));
    const isCentred = () => {
      const outer = liveMap.element().getBoundingClientRect();
      const pill = page.getByRole('link', { name: /Eni/ }).element().getBoundingClientRect();
      return Math.abs(pill.left + pill.width / 2 - outer.left - outer.width / 2) < 1;
    };
    await expect.poll(isCentred).toBe(true);
    await screen.unmount();
    expect(document.querySelector('canvas')).toBeNull();
  });
});
