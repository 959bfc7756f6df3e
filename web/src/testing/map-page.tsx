/** A map view with sample pins in its own page, for the component tests. */
import { drawnPins } from '@pieno/ui/map/pins/drawn-pins.ts';
import type { MapPin } from '@pieno/ui/map/pins/map-pin.ts';
import type { Underlay } from '@pieno/ui/map/pins/pin-layer.tsx';
import { viewFor } from '@pieno/ui/map/view-for.ts';
import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../core/api/query-client.ts';
import { globalSettingQuery } from '../core/api/settings/settings.ts';
import { groupLabels } from '../features/map/group-labels.ts';
import { MapView, type MapViewProps } from '../features/map/map-view.tsx';
import { PosterControls } from '../features/map/poster-controls.tsx';

export const PINS: MapPin[] = [
  { id: 1, name: 'Tamoil', latitude: 43.956, longitude: 12.4697, to: '#1', rank: 1, price: 1.669 },
  { id: 2, name: 'Eni', latitude: 43.9105, longitude: 12.4581, to: '#2', rank: 2, price: 1.681 },
  { id: 3, name: 'IP', latitude: 43.9411, longitude: 12.4475, to: '#3', rank: 4, price: 1.7 },
  { id: 4, name: 'Q8', latitude: 43.9402, longitude: 12.4463, to: '#4', rank: 5, price: 1.71 },
  { id: 5, name: 'Senza posto', latitude: null, longitude: null, to: '#5' },
];

const queries = createQueryClient();
/** Sets the address of the map's style; null for the built-in one. */
export const chooseStyle = (value1: string | null) =>
  queries.setQueryData(globalSettingQuery('maps_api_key').queryKey, {
    data: { value1, value2: null, value3: null, note: null },
    cachedAt: null,
  });
chooseStyle(null);

export const mapPage = (props: Partial<MapViewProps>) => (
  <QueryClientProvider client={queries}>
    <ThemeProvider colorScheme="light">
      <main>
        <MapView viewFor={viewFor} label="Mappa di prova" Controls={PosterControls} {...props} />
      </main>
    </ThemeProvider>
  </QueryClientProvider>
);

/** Shows that page, and waits until the poster is measured and drawn. */
export async function showMap(props: Partial<MapViewProps> = {}) {
  const screen = await render(mapPage(props));
  await expect.poll(() => poster.element().querySelector(':scope > svg')).not.toBeNull();
  return screen;
}

/** The layer under the pins; called with each view. */
export const looks = vi.fn<Underlay>(() => null);
export const zoom = () => looks.mock.lastCall![0].zoom;
export const liveMap = page.getByRole('region', { name: 'Mappa di prova' });
export const poster = page.getByRole('group', { name: 'Mappa di prova' });
export const openButton = page.getByRole('button', { name: 'Apri la mappa' });
/** Touches the map beside its pins. */
export const open = async () => {
  await openButton.click({ position: { x: 4, y: 4 } });
  await isLive();
};
export const isLive = async () => {
  await expect.element(poster).not.toBeInTheDocument();
  await expect.element(liveMap).toBeVisible();
};

/** Returns sample pins in the map's form. */
export const pinned = (list: readonly MapPin[] = PINS) => drawnPins(list, groupLabels);
