import { viewFor } from '@pieno/ui/map/view-for.ts';
import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { Map as MapLibre, type StyleSpecification } from 'maplibre-gl';
import { afterEach, expect, it, vi } from 'vitest';
import { drawnPins } from '@pieno/ui/map/pins/drawn-pins.ts';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../api/query-client.ts';
import { globalSettingQuery } from '../api/settings/settings.ts';
import { MapView } from './map-view.tsx';
import { groupWords } from './group-words.ts';
import { PosterControls } from './poster-controls.tsx';

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
          viewFor={viewFor}
          Controls={PosterControls}
          label="Mappa di prova"
          fit="pins"
          pins={drawnPins([pin], groupWords)}
          closeUp={{ ...place, address }}
        />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Apri la mappa' }).click({ position: { x: 4, y: 4 } });
  await expect.element(page.getByRole('group', { name: 'Mappa di prova' })).not.toBeInTheDocument();
  const map = () => styles.mock.contexts[0] as MapLibre | undefined;
  const marked = () => {
    const [style] = styles.mock.lastCall as [StyleSpecification];
    return style.layers.find(({ id }) => id === 'marked-street');
  };
  return { map, marked };
}

it('opens close to a station and marks the street of its address', async () => {
  const { map, marked } = await show(ACTON, 'Via 28 Luglio 160');
  expect(map()?.getZoom()).toBeCloseTo(15, 3);
  expect(marked()).toMatchObject({ filter: ['==', ['get', 'name'], expect.any(String)] });
});

it('stays where it is without a street near the station', async () => {
  const { map, marked } = await show(RIMINI, 'Via Flaminia 1');
  expect(marked()).toBeUndefined();
  expect(map()!.getZoom()).toBeCloseTo(12, 3);
});
