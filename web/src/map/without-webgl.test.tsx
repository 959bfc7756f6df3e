import { viewFor } from '@pieno/ui/map/view-for.ts';
import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawnPins } from '@pieno/ui/map/pins/drawn-pins.ts';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { globalSettingQuery } from '../api/settings/settings.ts';
import { createQueryClient } from '../api/query-client.ts';
import { MapView, type MapViewProps } from './map-view.tsx';
import { groupWords } from './group-words.ts';
import { PosterControls } from './poster-controls.tsx';

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => vi.restoreAllMocks());

function show(props: MapViewProps) {
  const queries = createQueryClient();
  queries.setQueryData(globalSettingQuery('maps_api_key').queryKey, {
    data: { value1: null, value2: null, value3: null, note: null },
    cachedAt: null,
  });
  return render(
    <QueryClientProvider client={queries}>
      <ThemeProvider colorScheme="light">
        <MapView {...props} />
      </ThemeProvider>
    </QueryClientProvider>,
  );
}

it('reports that the live map is unavailable', async () => {
  await show({ viewFor, label: 'Mappa di prova' });
  await page.getByRole('button', { name: 'Apri la mappa' }).click();
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Mappa di prova' })).toBeVisible();
});

it('keeps the poster with its linked pins, and loads no map code', async () => {
  const { container } = await show({
    viewFor,
    Controls: PosterControls,
    label: 'Mappa di prova',
    pins: drawnPins(
      [
        {
          id: 7,
          name: 'Tamoil',
          latitude: 43.956,
          longitude: 12.4697,
          to: '#/business/7',
          rank: 1,
          price: 1.669,
        },
      ],
      groupWords,
    ),
  });
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  await expect.poll(() => HTMLCanvasElement.prototype.getContext).toHaveBeenCalledWith('webgl2');
  await expect.element(page.getByText('La mappa interattiva ora non è disponibile')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Tamoil, € 1,669 al litro' }))
    .toHaveAttribute('href', '#/business/7');
  expect(container.querySelector('canvas')).toBeNull();
});
