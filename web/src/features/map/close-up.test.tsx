// Tests rule map-close-up.
import { Map as MapLibre, type StyleSpecification } from 'maplibre-gl';
import { afterEach, expect, it, vi } from 'vitest';
import { open, pinned, showMap } from '../../testing/map-page.tsx';

const ACTON = { latitude: 43.9448, longitude: 12.448 };
const RIMINI = { latitude: 44.05, longitude: 12.56 };

afterEach(() => vi.restoreAllMocks());

/** Shows the map of one station; returns accessors for the live map. */
async function show(place: { latitude: number; longitude: number }, address: string) {
  const styles = vi.spyOn(MapLibre.prototype, 'setStyle');
  const pin = { id: 1, name: 'Distributore', color: '#dc3545', ...place };
  await showMap({ fit: 'pins', pins: pinned([pin]), closeUp: { ...place, address } });
  await open();
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

it('keeps its zoom without a street near the station', async () => {
  const { map, marked } = await show(RIMINI, 'Via Flaminia 1');
  expect(marked()).toBeUndefined();
  expect(map()!.getZoom()).toBeCloseTo(12, 3);
});
