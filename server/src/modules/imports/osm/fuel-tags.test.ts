import { expect, test } from 'vitest';
import { taggedDecades } from './fuel-tags.ts';

test.each([
  [{}, []],
  [{ 'fuel:octane_95': 'yes', 'fuel:octane_98': 'yes', 'fuel:diesel': 'only' }, [10, 20]],
  [{ 'fuel:HGV_diesel': 'yes', 'fuel:diesel_b7': 'yes', 'fuel:HVO100': 'yes' }, [20]],
  [
    {
      'fuel:lpg': 'yes',
      'fuel:cng': 'yes',
      'fuel:lng': 'yes',
      'fuel:LH2': 'yes',
    },
    [30, 40, 100],
  ],
  [{ 'fuel:electricity': 'yes' }, [50]],
  [{ amenity: 'fuel;charging_station' }, [50]],
  [{ amenity: 'fuel', charging_station: 'yes' }, [50]],
  [{ 'fuel:diesel': 'no', 'fuel:lpg': undefined, 'fuel:octane_95': '' }, []],
  [
    {
      'fuel:adblue': 'yes',
      'fuel:discount': 'yes',
      'fuel:constructor': 'yes',
      diesel: 'yes',
    },
    [],
  ],
])('%j sells %j', (tags: Record<string, string | undefined>, decades) => {
  expect(taggedDecades(tags)).toEqual(decades);
});
