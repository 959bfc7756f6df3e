// Tests rule map-close-up.
import { describe, expect, test } from 'vitest';
import { nearestStreet, type StreetPart } from './nearest-street.ts';

const STATION = { latitude: 43.94, longitude: 12.45 };
const EAST = 1 / (111_195 * Math.cos((43.94 * Math.PI) / 180));

/** A street from south to north, the given metres east of the station. */
const street = (metres: number, name?: string): StreetPart => ({
  name,
  geometry: {
    type: 'LineString',
    coordinates: [43.93, 43.95].map((latitude) => [12.45 + metres * EAST, latitude]),
  },
});
const find = (parts: StreetPart[], address = '') => nearestStreet(parts, STATION, address);

describe('nearestStreet', () => {
  test('takes the nearest street with a name', () => {
    expect(find([street(60, 'Via Bonaparte'), street(30, 'Via Consiglio dei Sessanta')])).toEqual({
      name: 'Via Consiglio dei Sessanta',
    });
    expect(find([street(5), street(30, 'Via Tre Settembre')])).toEqual({
      name: 'Via Tre Settembre',
    });
  });

  test('prefers the street of the address', () => {
    const parts = [street(10, 'Via dei Boschetti'), street(70, 'Via Ventotto Luglio')];
    expect(find(parts, 'via ventotto luglio 160')).toEqual({ name: 'Via Ventotto Luglio' });
  });

  test('does not reach beyond 80 metres', () => {
    expect(find([street(81, 'Via Ventotto Luglio')], 'Via Ventotto Luglio 1')).toBeNull();
    expect(find([street(79)])).toEqual({ name: undefined });
    expect(find([])).toBeNull();
  });

  test('measures to the segments of every line, not to their ends', () => {
    const { geometry } = street(20);
    const parts = {
      type: 'MultiLineString' as const,
      coordinates: [geometry.coordinates as number[][]],
    };
    expect(find([{ name: 'Via Piana', geometry: parts }])).toEqual({ name: 'Via Piana' });
  });
});
