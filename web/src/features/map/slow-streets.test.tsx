// Tests rule map-streets.
import 'maplibre-gl/dist/maplibre-gl.css';
import '@pieno/ui/map/map-tones.css';
import '@pieno/ui/theme/tokens.css';
import { SAN_MARINO } from '@pieno/ui/map/view-for.ts';
import { addProtocol } from 'maplibre-gl';
import { afterEach, expect, it, vi } from 'vitest';
import { STREETS_TIMEOUT_MS, type BuiltInMap } from './built-in-map.ts';
import { openMap } from './open-map.ts';
import type * as Style from './streets-style.ts';

vi.mock('./streets-style.ts', async (original) => {
  const style = await original<typeof Style>();
  const slow = { type: 'geojson' as const, data: 'never://streets' };
  const streetSources: typeof Style.streetSources = (content) => ({
    ...style.streetSources(content),
    ...(content.hasStreets ? { streets: slow } : {}),
  });
  return { ...style, streetSources };
});
afterEach(() => vi.useRealTimers());

it('stops waiting for streets that never arrive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  addProtocol('never', () => new Promise(() => undefined));
  const container = document.createElement('div');
  container.style.height = '250px';
  document.body.append(container);
  const opened = Promise.withResolvers<BuiltInMap>();
  const onBuiltIn = opened.resolve;
  const map = openMap({ container, view: SAN_MARINO, label: 'Mappa', foreign: null, onBuiltIn });
  const { drawn } = await opened.promise;
  const isDrawn = vi.fn();
  const seen = drawn.then(isDrawn);
  await map.once('idle');
  await vi.advanceTimersByTimeAsync(STREETS_TIMEOUT_MS - 1);
  expect(isDrawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await seen;
  map.remove();
  container.remove();
});
