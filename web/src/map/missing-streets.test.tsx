import 'maplibre-gl/dist/maplibre-gl.css';
import '@pieno/ui/map/map-tones.css';
import '@pieno/ui/theme/tokens.css';
import { SAN_MARINO } from '@pieno/ui/map/view-for.ts';
import { expect, it, vi } from 'vitest';
import { openMap } from './open-map.ts';
import { STREETS_FROM } from './streets-style.ts';
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

it('keeps the roads of the outline where the streets cannot be had', async () => {
  const container = document.createElement('div');
  container.style.height = '250px';
  document.body.append(container);
  const map = openMap({ container, view: SAN_MARINO, label: 'Mappa', foreign: null });
  const failures: unknown[] = [];
  map.on('error', (event) => failures.push('sourceId' in event ? event.sourceId : event.error));
  await expect.poll(() => failures).toEqual(['streets']);
  await expect.poll(() => map.getLayer('street')).toBeUndefined();
  expect(map.getLayer('main-road')!.maxzoom).toBeGreaterThan(STREETS_FROM);
  map.remove();
  container.remove();
});
