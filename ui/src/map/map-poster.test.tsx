// Tests rules map-pins, map-streets, station-coordinates.
import { useState, type CSSProperties } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { ThemeProvider, type ColorScheme } from '../theme/theme-provider.tsx';
import { drawnPins } from './pins/drawn-pins.ts';
import type { MapPin } from './pins/map-pin.ts';
import { MapPoster, type MapPosterProps } from './map-poster.tsx';
import { viewFor } from './view-for.ts';
import { pillBox } from './pins/pill-boxes.ts';
import type { MapView } from './projection.ts';

const WORDS = {
  group: (count: number, price?: string) => [`${count} distributori vicini`, price].join(' '),
  from: (price: string) => `da ${price}`,
};

const pin = (id: number, latitude: number, longitude: number, more?: Partial<MapPin>): MapPin => ({
  id,
  name: `Stazione ${id}`,
  latitude,
  longitude,
  to: `#/business/${id}`,
  rank: id,
  price: 1.6 + id / 1000,
  ...more,
});

const PINS = [
  pin(5, 43.9474, 12.4194),
  pin(1, 43.956, 12.4697),
  pin(2, 43.9105, 12.4581),
  pin(3, 43.9515, 12.4088),
  pin(4, 43.9899, 12.5131),
  pin(6, 43.9269, 12.4996, { stale: true, rank: null }),
  pin(7, 43.9411, 12.4475),
  pin(8, 43.9402, 12.4463),
];

const HEIGHT = 290;

/** Shows a map, and waits until it is measured and drawn. */
async function show(props: Partial<MapPosterProps> = {}, colorScheme: ColorScheme = 'light') {
  const screen = await render(
    <ThemeProvider colorScheme={colorScheme}>
      <main>
        <div style={{ '--map-height': `${HEIGHT}px` } as CSSProperties}>
          <MapPoster
            viewFor={viewFor}
            label="Mappa di San Marino"
            whole="Mostra tutto"
            {...props}
          />
        </div>
      </main>
    </ThemeProvider>,
  );
  await expect.poll(() => document.querySelector('[role="group"] svg')).not.toBeNull();
  return screen;
}

afterEach(() => page.viewport(390, 844));

describe('MapPoster', () => {
  it.each(['light', 'dark'] as const)('has no accessibility violations (%s)', async (scheme) => {
    await show({ pins: drawnPins(PINS, WORDS) }, scheme);
    await expectAccessible();
  });

  it('is a labelled group of links with name and price, best rank first', async () => {
    await show({ pins: drawnPins(PINS, WORDS) });
    await expect.element(page.getByRole('group', { name: 'Mappa di San Marino' })).toBeVisible();
    const links = page.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('aria-label')).slice(0, 4)).toEqual([
      'Stazione 1, € 1,601 al litro',
      'Stazione 2, € 1,602 al litro',
      'Stazione 3, € 1,603 al litro',
      'Stazione 4, € 1,604 al litro',
    ]);
    expect(links[0]?.getAttribute('href')).toBe('#/business/1');
    await userEvent.tab();
    expect(document.activeElement).toBe(links[0]);
  });

  it('shows the price of the first three with its currency, in the space reserved for it', async () => {
    await show({ pins: drawnPins(PINS, WORDS) });
    await document.fonts.ready;
    const pills = [...document.querySelectorAll('[data-shape="pill"]')];
    expect(pills.map((pill) => pill.textContent)).toEqual([
      '€\u00a01,601',
      '€\u00a01,602',
      '€\u00a01,603',
    ]);
    const { width: room } = pillBox({ x: 0, y: 0 }, { price: 1.601 }, 'above');
    for (const pill of pills) {
      const { width } = pill.getBoundingClientRect();
      expect(width).toBeLessThanOrEqual(room);
      expect(width).toBeGreaterThan(room - 8);
    }
  });

  it('leaves out stations without a position', async () => {
    await show({
      pins: drawnPins(
        [pin(1, 0, 12.4), pin(2, 43.95, 12.45), { ...pin(3, 0, 0), latitude: null }],
        WORDS,
      ),
    });
    expect(page.getByRole('link').elements()).toHaveLength(1);
  });

  it('opens a cluster, and a button shows the whole map again', async () => {
    const Led = () => {
      const [ledTo, setLedTo] = useState<MapView | null>(null);
      return (
        <MapPoster
          {...{ ledTo, viewFor }}
          label="Mappa"
          whole="Mostra tutto"
          pins={drawnPins(PINS, WORDS)}
          onLead={setLedTo}
        />
      );
    };
    await render(<Led />);
    const bubble = page.getByRole('button', { name: '2 distributori vicini € 1,607' });
    await bubble.click();
    await expect.element(page.getByRole('link', { name: /Stazione 7/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Stazione 8/ })).toBeVisible();
    const whole = page.getByRole('button', { name: 'Mostra tutto' });
    await expect.element(whole).toHaveFocus();
    await whole.click();
    await expect.element(bubble).toBeVisible();
  });

  it('marks a single place with a pin of the given colour that is not interactive', async () => {
    const { price: _, to: __, ...place } = PINS[1]!;
    await show({ pins: drawnPins([{ ...place, color: '#dc3545' }], WORDS), fit: 'pins' });
    const drop = page.getByRole('img', { name: 'Stazione 1' });
    await expect.element(drop).toBeVisible();
    expect(getComputedStyle(drop.element().querySelector('path')!).fill).toBe('rgb(220, 53, 69)');
  });

  const colorOf = (part: string, property: 'fill' | 'stroke') =>
    getComputedStyle(document.querySelector(`use[href$="#${part}"]`)!)[property];
  /** A shape from a file has no size before the file is loaded. */
  const isDrawn = (part: string) =>
    [...document.querySelectorAll<SVGUseElement>(`use[href$="#${part}"]`)].some(
      (use) => use.getBBox().width > 0,
    );

  it.each([
    ['light', 'rgb(220, 234, 219)'],
    ['dark', 'rgb(30, 58, 47)'],
  ] as const)(
    'shows woods, water and built-up areas in the colours of the theme (%s)',
    async (scheme, wood) => {
      await show({}, scheme);
      for (const part of ['town', 'wood', 'water'])
        await expect.poll(() => isDrawn(part)).toBe(true);
      expect(colorOf('wood', 'fill')).toBe(wood);
    },
  );

  it("shows the outline's roads at low zooms and the streets at higher ones", async () => {
    await show();
    for (const part of ['minor', 'main']) await expect.poll(() => isDrawn(part)).toBe(true);
    expect(isDrawn('street')).toBe(false);
    await show({ pins: drawnPins([PINS[1]!], WORDS), fit: 'pins' });
    for (const part of ['street', 'minor', 'main'])
      await expect.poll(() => isDrawn(part)).toBe(true);
  });

  it('keeps its height at every width and shows every pin of the belt', async () => {
    const belt = [...PINS, pin(20, 44.06, 12.57), pin(21, 43.8, 12.4), pin(22, 43.96, 12.74)];
    await show({ pins: drawnPins(belt, WORDS), fit: 'pins' });
    const poster = page.getByRole('group').element();
    const isOutside = (link: Element) => {
      const [outer, inner] = [poster.getBoundingClientRect(), link.getBoundingClientRect()];
      return inner.left < outer.left || inner.right > outer.right;
    };
    for (const width of [320, 390, 1280]) {
      await page.viewport(width, 800);
      expect(poster.getBoundingClientRect().height).toBe(HEIGHT);
      await expect.poll(() => page.getByRole('link').elements().filter(isOutside)).toEqual([]);
    }
  });
});
