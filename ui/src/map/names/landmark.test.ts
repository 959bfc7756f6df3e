import { BUSINESS_MAP_HEIGHT } from '@pieno/contract/limits.ts';
import { expect, it } from 'vitest';
import { landmarkFor } from './landmark.ts';
import { namesOn } from './names.ts';
import { viewFor } from '../view-for.ts';

const namesAround = (station: { latitude: number; longitude: number }, width: number) => {
  const size = { width, height: BUSINESS_MAP_HEIGHT };
  const view = viewFor({ fit: 'pins', landmark: landmarkFor(station) }, [station], size);
  return namesOn(view, size, []).map(({ place }) => place.name);
};

it('names a town on the map of every station of the border belt', () => {
  for (let latitude = 43.8; latitude < 44.08; latitude += 0.01)
    for (let longitude = 12.25; longitude < 12.66; longitude += 0.01)
      for (const width of [288, 358, 560])
        expect(namesAround({ latitude, longitude }, width), `${latitude} ${longitude}`).not.toEqual(
          [],
        );
});

it('names Santarcangelo for a station in the fields near it', () => {
  expect(namesAround({ latitude: 44.0414, longitude: 12.4095 }, 358)).toContain('Santarcangelo');
});

it('adds no name if one is in view already or all are far away', () => {
  expect(landmarkFor({ latitude: 43.9444522, longitude: 12.4482246 })).toBeUndefined();
  expect(landmarkFor({ latitude: 45.4642, longitude: 9.19 })).toBeUndefined();
});
