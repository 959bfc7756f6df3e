// Tests rules map-streets, map-view.
import 'maplibre-gl/dist/maplibre-gl.css';
import '@pieno/ui/map/map-tones.css';
import '@pieno/ui/theme/tokens.css';
import { STREETS_FROM } from '@pieno/ui/map/ground/road-widths.ts';
import { SAN_MARINO } from '@pieno/ui/map/view-for.ts';
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ForeignStyle } from './basemap.ts';
import type { BuiltInMap } from './built-in-map.ts';
import { OUTLINE_LAYER } from './map-style.ts';
import { DRAW_TIMEOUT_MS, openMap } from './open-map.ts';
import { BUILDINGS_FROM } from './streets-style.ts';

let map: MapLibre | undefined;
let container: HTMLElement;

function openMapHere(foreign: ForeignStyle | null): MapLibre {
  map = openMap({ container, view: SAN_MARINO, label: 'Mappa', foreign });
  return map;
}

async function open(foreign: ForeignStyle | null): Promise<MapLibre> {
  const opened = openMapHere(foreign);
  await opened.once('idle');
  return opened;
}
const around = () =>
  map!.getLayer(OUTLINE_LAYER) && map!.getPaintProperty(OUTLINE_LAYER, 'background-color');

beforeEach(() => {
  container = document.createElement('div');
  container.style.height = '250px';
  document.body.append(container);
});

afterEach(() => {
  map?.remove();
  container.remove();
  delete document.documentElement.dataset.mantineColorScheme;
});

describe('openMap', () => {
  it('draws the outline from the first view', async () => {
    const { lng, lat } = (await open(null)).getCenter();
    expect([lng, lat]).toEqual([12.4578, 43.9424]);
    expect(map!.getZoom()).toBeCloseTo(10.2, 9);
    expect(map!.queryRenderedFeatures({ layers: ['land'] })).not.toEqual([]);
    expect(container.textContent).toContain('© OpenStreetMap contributors');
    expect(container.querySelector('canvas')?.getAttribute('aria-label')).toBe('Mappa');
  });

  it('follows the theme', async () => {
    await open(null);
    expect(around()).toBe('#e9eded');
    document.documentElement.dataset.mantineColorScheme = 'dark';
    await expect.poll(around).toBe('#0b131a');
  });

  it('draws the streets after the outline, instead of its roads', async () => {
    await open(null);
    await expect.poll(() => map!.getLayer('street-name')).toBeDefined();
    expect(map!.getLayer('main-road')!.maxzoom).toBe(STREETS_FROM);
    map!.jumpTo({ center: [12.4475, 43.941], zoom: 14 });
    await expect
      .poll(() =>
        map!.queryRenderedFeatures({ layers: ['street'] }).map((f) => String(f.properties.name)),
      )
      .toContain('Via Ugo Bassi');
  });

  async function openStreets(): Promise<BuiltInMap> {
    const { promise, resolve } = Promise.withResolvers<BuiltInMap>();
    map = openMap({
      container,
      view: SAN_MARINO,
      label: 'Mappa',
      foreign: null,
      onBuiltIn: resolve,
    });
    const builtIn = await promise;
    await builtIn.drawn;
    return builtIn;
  }

  it('`drawn` resolves once the streets are drawn', async () => {
    await openStreets();
    expect(map!.isSourceLoaded('streets')).toBe(true);
    expect(map!.queryRenderedFeatures({ layers: ['wood'] })).not.toEqual([]);
  });

  it('keeps street names off the pins', async () => {
    const builtIn = await openStreets();
    map!.jumpTo({ center: [12.4475, 43.941], zoom: 16 });
    await map!.once('idle');
    const layers = ['lane-name', 'street-name', 'road-name'];
    const namesAt = (x: number, y: number) =>
      map!.queryRenderedFeatures(
        [
          [x - 20, y - 42],
          [x + 20, y],
        ],
        { layers },
      );
    const spots = [60, 120, 180, 240].flatMap((y) => [60, 140, 220].map((x) => [x, y] as const));
    const [x, y] = spots.find((spot) => namesAt(...spot).length > 0)!;
    const { lng: longitude, lat: latitude } = map!.unproject([x, y]);
    builtIn.show({ marks: [{ longitude, latitude }] });
    await expect.poll(() => namesAt(x, y)).toEqual([]);
  });

  it('loads the buildings when it is close enough', async () => {
    await open(null);
    await expect.poll(() => map!.getLayer('street')).toBeDefined();
    map!.jumpTo({ center: [12.4475, 43.941], zoom: BUILDINGS_FROM - 0.1 });
    await map!.once('idle');
    expect(map!.getLayer('building')).toBeUndefined();
    map!.jumpTo({ zoom: BUILDINGS_FROM });
    await expect
      .poll(() => map!.getLayer('building') && map!.queryRenderedFeatures({ layers: ['building'] }))
      .not.toHaveLength(0);
  });

  it('draws the configured style with its attribution', async () => {
    await open({ style: plain(), attribution: '© Prova' });
    expect(map!.getLayer('plain')).toBeDefined();
    expect(container.textContent).toContain('© Prova');
  });

  const expectOutline = async () => {
    await expect.poll(around).toBe('#e9eded');
    await expect.poll(() => container.textContent).toContain('© OpenStreetMap contributors');
    expect(container.textContent).not.toContain('© Prova');
  };

  it('falls back to the outline when the configured tiles cannot be reached', async () => {
    const style = plain(`${location.protocol}//127.0.0.1:9/{z}/{x}/{y}.png`);
    openMapHere({ style, attribution: '© Prova' });
    await expectOutline();
  });

  it('falls back to the outline when the configured tiles never arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const style = plain(`${location.origin}/no-such-tile/{z}/{x}/{y}.png`);
    openMapHere({ style, attribution: '© Prova' });
    await vi.advanceTimersByTimeAsync(DRAW_TIMEOUT_MS);
    vi.useRealTimers();
    await expectOutline();
  });

  it('cleans up', async () => {
    (await open(null)).remove();
    map = undefined;
    expect(container.childElementCount).toBe(0);
  });
});

/** A background and, if an address is given, raster tiles over it. */
function plain(tiles?: string): StyleSpecification {
  const background = { 'background-color': '#ffeeee' };
  return {
    version: 8,
    sources: tiles ? { tiles: { type: 'raster', tiles: [tiles] } } : {},
    layers: [
      { id: 'plain', type: 'background', paint: background },
      ...(tiles ? [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }] : []),
    ],
  };
}
