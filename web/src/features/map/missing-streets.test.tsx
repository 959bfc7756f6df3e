// Tests rule map-streets.
import 'maplibre-gl/dist/maplibre-gl.css';
import '@pieno/ui/map/map-tones.css';
import '@pieno/ui/theme/tokens.css';
import { STREETS_FROM } from '@pieno/ui/map/ground/road-widths.ts';
import { SAN_MARINO } from '@pieno/ui/map/view-for.ts';
import { expect, it, vi } from 'vitest';
import type { BuiltInMap } from './built-in-map.ts';
import { openMap } from './open-map.ts';
import type * as Style from './streets-style.ts';

vi.mock('./streets-style.ts', async (original) => {
  const style = await original<typeof Style>();
  const missing = { type: 'geojson' as const, data: `${location.origin}/no-such-streets.geojson` };
  const streetSources: typeof Style.streetSources = (content) => ({
    ...style.streetSources(content),
    ...(content.hasStreets ? { streets: missing } : {}),
  });
  return { ...style, streetSources };
});

it('keeps the roads of the outline if the streets fail to load', async () => {
  const container = document.createElement('div');
  container.style.height = '250px';
  document.body.append(container);
  const { promise, resolve } = Promise.withResolvers<BuiltInMap>();
  const map = openMap({
    container,
    view: SAN_MARINO,
    label: 'Mappa',
    foreign: null,
    onBuiltIn: resolve,
  });
  const failures: unknown[] = [];
  map.on('error', (event) => failures.push('sourceId' in event ? event.sourceId : event.error));
  await expect.poll(() => failures).toEqual(['streets']);
  await expect.poll(() => map.getLayer('street')).toBeUndefined();
  expect(map.getLayer('main-road')!.maxzoom).toBeGreaterThan(STREETS_FROM);
  await (
    await promise
  ).drawn;
  map.remove();
  container.remove();
});
