import { drawnPins } from '@pieno/ui/map/drawn-pins.ts';
import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { Map as MapLibre, type StyleSpecification } from 'maplibre-gl';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../api/query-client.ts';
import { globalSettingQuery } from '../api/settings.ts';
import { MapView } from './map-view.tsx';

const ACTON = { latitude: 43.9448, longitude: 12.448 };
const RIMINI = { latitude: 44.05, longitude: 12.56 };

const queries = createQueryClient();
queries.setQueryData(globalSettingQuery('maps_api_key').queryKey, {
  data: { value1: null, value2: null, value3: null, note: null },
  cachedAt: null,
});
afterEach(() => vi.restoreAllMocks());

/** Shows the map of one station; returns what is known of the drawn one. */
async function show(place: { latitude: number; longitude: number }, address: string) {
  const styles = vi.spyOn(MapLibre.prototype, 'setStyle');
  const pin = { id: 1, name: 'Distributore', color: '#dc3545', ...place };
  await render(
    <QueryClientProvider client={queries}>
      <ThemeProvider colorScheme="light">
        <MapView
          mode="live"
          label="Mappa di prova"
          fit="pins"
          pins={drawnPins([pin])}
          closeUp={{ ...place, address }}
        />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('region', { name: 'Mappa di prova' })).toBeVisible();
  const map = () => styles.mock.contexts[0] as MapLibre | undefined;
  const marked = () => {
    const [style] = styles.mock.lastCall as [StyleSpecification];
    return style.layers.find(({ id }) => id === 'marked-street');
  };
  return { map, marked };
}

it('comes close to a station and marks the street of its address', async () => {
  const { map, marked } = await show(ACTON, 'Via 28 Luglio 160');
  await expect.poll(() => map()?.getZoom()).toBeCloseTo(15, 3);
  expect(marked()).toMatchObject({ filter: ['==', ['get', 'name'], expect.any(String)] });
});

it('stays where it is without a street near the station', async () => {
  const { map, marked } = await show(RIMINI, 'Via Flaminia 1');
  await expect.poll(() => map()?.getSource('streets') && map()?.loaded()).toBe(true);
  expect(marked()).toBeUndefined();
  expect(map()!.getZoom()).toBeCloseTo(12, 3);
});
