import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import type { Position } from '@pieno/contract/distance.ts';
import { drawnPins } from '@pieno/ui/map/drawn-pins.ts';
import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import type { MapPin } from '@pieno/ui/map/map-pin.ts';
import type { Underlay } from '@pieno/ui/map/pin-layer.tsx';
import { SAN_MARINO } from '@pieno/ui/map/view-for.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { globalSettingQuery } from '../api/settings.ts';
import { createQueryClient } from '../api/query-client.ts';
import { MapView, type MapViewProps } from './map-view.tsx';

const PINS: MapPin[] = [
  { id: 1, name: 'Tamoil', latitude: 43.956, longitude: 12.4697, to: '#1', rank: 1, price: 1.669 },
  { id: 2, name: 'Eni', latitude: 43.9105, longitude: 12.4581, to: '#2', rank: 2, price: 1.681 },
  { id: 3, name: 'IP', latitude: 43.9411, longitude: 12.4475, to: '#3', rank: 4, price: 1.7 },
  { id: 4, name: 'Q8', latitude: 43.9402, longitude: 12.4463, to: '#4', rank: 5, price: 1.71 },
  { id: 5, name: 'Senza posto', latitude: null, longitude: null, to: '#5' },
];

const queries = createQueryClient();
const chooseStyle = (value1: string | null) =>
  queries.setQueryData(globalSettingQuery('maps_api_key').queryKey, {
    data: { value1, value2: null, value3: null, note: null },
    cachedAt: null,
  });
chooseStyle(null);

const app = (props: Partial<MapViewProps>) => (
  <QueryClientProvider client={queries}>
    <ThemeProvider colorScheme="light">
      <main>
        <MapView mode="live" label="Mappa di prova" {...props} />
      </main>
    </ThemeProvider>
  </QueryClientProvider>
);
const show = (props: Partial<MapViewProps> = {}) => render(app(props));

const liveMap = page.getByRole('region', { name: 'Mappa di prova' });
const poster = page.getByRole('group', { name: 'Mappa di prova' });
const isLive = async () => {
  await expect.element(poster).not.toBeInTheDocument();
  await expect.element(liveMap).toBeVisible();
};

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(390, 844);
});

describe('MapView', () => {
  it('turns the poster into the live map with the same pins and no console errors', async () => {
    const complaints = vi.spyOn(console, 'error');
    await show({ pins: drawnPins(PINS) });
    await expect.element(poster).toBeVisible();
    await isLive();
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
    await show({ pins: drawnPins([middle]) });
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
    await isLive();
    await expect.poll(() => distance(liveMap)).toBeLessThan(2);
  });

  it('opens a cluster until its pins are separate', async () => {
    await show({ pins: drawnPins(PINS) });
    await isLive();
    await page.getByRole('button', { name: /2 distributori/ }).click();
    await expect.element(page.getByRole('link', { name: 'IP, € 1,700 al litro' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Q8, € 1,710 al litro' })).toBeVisible();
  });

  it('stays a poster until it is opened, and moves the focus to the live map', async () => {
    const { container } = await show({ mode: 'poster-until-tap' });
    const open = page.getByRole('button', { name: 'Apri la mappa' });
    await expect.element(open).toBeVisible();
    expect(container.querySelector('canvas')).toBeNull();
    await open.click();
    await isLive();
    await expect.element(liveMap).toHaveFocus();
  });

  it('keeps the focus on the pin that had it', async () => {
    await show({ pins: drawnPins(PINS) });
    const pin = page.getByRole('link', { name: /^Eni/ });
    pin.element().focus();
    await isLive();
    await expect.element(pin).toHaveFocus();
  });

  it("keeps the focus on the screen's control that had it", async () => {
    await show({ corner: <button type="button">La mia posizione</button> });
    const button = page.getByRole('button', { name: 'La mia posizione' });
    button.element().focus();
    await isLive();
    await expect.element(button).toHaveFocus();
  });

  it('keeps the castelli visible on the smallest phone, where its hint is visually hidden', async () => {
    await page.viewport(320, 700);
    const { container } = await show({ mode: 'poster-until-tap' });
    const open = page.getByRole('button', { name: 'Apri la mappa' });
    await expect.element(open).toBeVisible();
    const face = open.element().firstElementChild!.getBoundingClientRect();
    expect([face.width, face.height]).toEqual([44, 44]);
    for (const name of container.querySelectorAll('text')) {
      const { left, top } = name.getBoundingClientRect();
      expect(left > face.right || top > face.bottom, name.textContent).toBe(true);
    }
  });

  it('pans to a pin when it receives the keyboard focus', async () => {
    await show({
      pins: drawnPins([...PINS, { ...PINS[0]!, id: 9, name: 'Rimini', latitude: 44.2 }]),
    });
    await isLive();
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

  const looks = vi.fn<Underlay>(() => null);
  const zoom = () => looks.mock.lastCall![0].zoom;
  const alsoShow = { latitude: 44.0594, longitude: 12.5683 };

  it('zooms out to show the visitor', async () => {
    await show({ pins: drawnPins(PINS), alsoShow, underlay: looks });
    await isLive();
    await expect.poll(zoom).toBeLessThan(SAN_MARINO.zoom);
  });

  it('goes to a visitor who asks, each time, even where it was moved by hand', async () => {
    const props = { pins: drawnPins(PINS), alsoShow: PINS[2] as Position, underlay: looks };
    const screen = await show(props);
    await isLive();
    expect(zoom()).toBeCloseTo(SAN_MARINO.zoom, 9);
    await screen.rerender(app({ ...props, asked: 1 }));
    const centre = () => looks.mock.lastCall![0].latitude;
    await expect.poll(centre).toBeCloseTo(43.9411, 4);
    const moved = async () => {
      const before = zoom();
      await afterPaint();
      return zoom() - before;
    };
    await expect.poll(moved).toBe(0);
    const near = zoom();
    await page.getByRole('button', { name: 'Riduci' }).click();
    await expect.poll(zoom).toBeCloseTo(near - 1, 3);
    await screen.rerender(app({ ...props, asked: 2 }));
    await expect.poll(zoom).toBeCloseTo(near, 3);
  });

  it('does not move to the visitor on third-party tiles, which would reveal the position', async () => {
    chooseStyle(`${location.origin}/no-such-style.json`);
    await show({ pins: drawnPins(PINS), alsoShow, underlay: looks });
    await isLive();
    expect(zoom()).toBeCloseTo(SAN_MARINO.zoom, 9);
    chooseStyle(null);
  });

  it('stays where its visitor has moved it when its pins change, and takes another name', async () => {
    const props = { fit: 'pins', underlay: looks } as const;
    const screen = await show({ ...props, pins: drawnPins(PINS.slice(0, 1)) });
    await isLive();
    const before = zoom();
    await page.getByRole('button', { name: 'Ingrandisci' }).click();
    await expect.poll(zoom).toBeCloseTo(before + 1, 3);
    await screen.rerender(app({ ...props, pins: drawnPins([]), label: 'Altra mappa' }));
    await screen.rerender(
      app({ ...props, pins: drawnPins(PINS.slice(1, 2)), label: 'Altra mappa' }),
    );
    await expect.element(page.getByRole('region', { name: 'Altra mappa' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Eni/ })).toBeInTheDocument();
    await afterPaint();
    await afterPaint();
    expect(zoom()).toBeCloseTo(before + 1, 3);
  });

  it('waits for the pins of another ranking where it is', async () => {
    const props = { fit: 'pins', underlay: looks } as const;
    const screen = await show({ ...props, pins: drawnPins(PINS.slice(0, 1)) });
    await isLive();
    const before = zoom();
    await screen.rerender(app({ ...props, pins: drawnPins([]) }));
    await expect.poll(() => page.getByRole('link', { name: /Tamoil/ }).elements()).toEqual([]);
    await afterPaint();
    await afterPaint();
    expect(zoom()).toBe(before);
  });

  it('follows changes of its pins, and cleans up', async () => {
    const screen = await show({ pins: drawnPins(PINS.slice(0, 1)), fit: 'pins' });
    await isLive();
    await screen.rerender(app({ pins: drawnPins(PINS.slice(1, 2)), fit: 'pins' }));
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
