// Tests rules map-view, ranking-distance.
import { describe, expect, it } from 'vitest';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { boxAround, coveredCorners, overlaps } from './boxes.ts';
import { layoutPins } from './pins/pin-layout.ts';
import { fromCentre, type MapView } from './projection.ts';
import { groupView, MAX_ZOOM } from './framing.ts';
import { SAN_MARINO, STATION_ZOOM, viewFor } from './view-for.ts';

const size = { width: 358, height: 290 };
const stations = [
  { latitude: 43.99, longitude: 12.513 },
  { latitude: 44.06, longitude: 12.57 },
];

describe('viewFor', () => {
  it("is the contract's centre, its zoom counted in 512-pixel tiles", () => {
    expect(viewFor({}, stations, size)).toEqual(SAN_MARINO);
    expect(SAN_MARINO.zoom).toBeCloseTo(10.2, 9);
  });

  it('shows all pins on request, and San Marino while there are none', () => {
    const view = viewFor({ fit: 'pins' }, stations, size);
    for (const station of stations) {
      const { x, y } = fromCentre(view, station);
      expect(Math.abs(x)).toBeLessThan(size.width / 2);
      expect(Math.abs(y)).toBeLessThan(size.height / 2);
    }
    expect(viewFor({ fit: 'pins' }, [], size)).toEqual(SAN_MARINO);
  });

  it('leaves space for the price label of every fitted pin, clear of the controls in the corners', () => {
    const pins = [
      [43.95, 12.3],
      [43.95, 12.7],
      [44.05, 12.5],
    ].map(([latitude, longitude], id) => ({
      id,
      name: 'Eni',
      price: 1.7,
      rank: 1,
      latitude: latitude!,
      longitude: longitude!,
    }));
    for (const width of [288, 358, 560]) {
      const map = { width, height: 260 };
      const marks = layoutPins(pins, viewFor({ fit: 'pins' }, pins, map), map, MAX_ZOOM);
      for (const { at, side, box } of marks) {
        expect(side).toBeDefined();
        for (const corner of coveredCorners(map))
          for (const drawn of [box, boxAround(at, 30, 30)])
            expect(overlaps(drawn, corner, 0), `${width}`).toBe(false);
      }
    }
  });

  it('shows a single station at a fixed zoom', () => {
    expect(viewFor({ fit: 'pins' }, stations.slice(0, 1), size).zoom).toBe(STATION_ZOOM);
  });

  const isInSight = (view: MapView, place: Position) => {
    const { x, y } = fromCentre(view, place);
    return Math.abs(x) < size.width / 2 && Math.abs(y) < size.height / 2;
  };

  it('a position in view does not move the map', () => {
    const alsoShow = { latitude: 43.94, longitude: 12.46 };
    expect(viewFor({ alsoShow }, stations, size)).toEqual(SAN_MARINO);
  });

  it('a position out of view is shown with all pins', () => {
    const rimini = { latitude: 44.0594, longitude: 12.5683 };
    const view = viewFor({ alsoShow: rimini }, stations, size);
    expect(view.zoom).toBeLessThan(SAN_MARINO.zoom);
    for (const place of [rimini, SAN_MARINO, ...stations]) {
      expect(isInSight(view, place)).toBe(true);
    }
  });

  it('a requested position is shown with the nearest three pins and all medals', () => {
    const alsoShow = { latitude: 43.944, longitude: 12.458 };
    const pins = [0.004, -0.012, 0.02, 0.05, -0.3].map((north) => ({
      latitude: alsoShow.latitude + north,
      longitude: alsoShow.longitude + north,
    }));
    const view = viewFor({ alsoShow, asked: 1 }, pins, size);
    expect(isInSight(view, alsoShow)).toBe(true);
    expect(pins.map((pin) => isInSight(view, pin))).toEqual([true, true, true, false, false]);
    expect(viewFor({ alsoShow, asked: 1 }, [], size)).toMatchObject({ zoom: STATION_ZOOM });
    const first = pins.map((pin, index) => ({ ...pin, rank: pins.length - index }));
    const wider = viewFor({ alsoShow, asked: 1 }, first, size);
    expect([alsoShow, ...first].every((place) => isInSight(wider, place))).toBe(true);
  });

  it('a search shows all results, even after a requested position', () => {
    const alsoShow = { latitude: 43.944, longitude: 12.458 };
    const found = [0.004, -0.012, 0.02, 0.05, -0.1].map((north) => ({
      latitude: alsoShow.latitude + north,
      longitude: alsoShow.longitude,
    }));
    const view = viewFor({ fit: 'pins', alsoShow, asked: 1, sought: 'eni' }, found, size);
    expect([alsoShow, ...found].every((place) => isInSight(view, place))).toBe(true);
  });

  it("keeps the contract's zoom if it shows the medals, if necessary with another centre", () => {
    const south = { latitude: 43.925, longitude: 12.46, rank: 1 };
    const falciano = { latitude: 43.9834, longitude: 12.5093, rank: 3 };
    const low = { width: 358, height: 217 };
    expect(viewFor({}, [south, { ...falciano, rank: 4 }], low)).toEqual(SAN_MARINO);
    expect(viewFor({}, [south, { ...falciano, stale: true }], low)).toEqual(SAN_MARINO);
    expect(viewFor({}, [falciano], low).zoom).toBe(SAN_MARINO.zoom);
    for (const map of [low, { width: 512, height: 648 }, { width: 288, height: 110 }]) {
      const view = viewFor({ fit: 'san-marino' }, [south, falciano], map);
      for (const medal of [south, falciano]) {
        const { x, y } = fromCentre(view, medal);
        expect(Math.abs(x)).toBeLessThan(map.width / 2 - 20);
        expect(Math.abs(y)).toBeLessThan(map.height / 2 - 20);
      }
    }
  });

  it('a single station is in the centre, with a landmark in view', () => {
    const station = { latitude: 44.0193, longitude: 12.4109 };
    const landmark = { latitude: 43.9837, longitude: 12.4222 };
    const view = viewFor({ fit: 'pins', landmark }, [station], size);
    expect(view).toMatchObject(station);
    expect(isInSight(view, landmark)).toBe(true);
  });

  it('ignores a position so far away that all stations would form one cluster', () => {
    const milan = { latitude: 45.4642, longitude: 9.19 };
    expect(viewFor({ alsoShow: milan }, stations, size)).toEqual(SAN_MARINO);
    expect(viewFor({ alsoShow: milan, asked: 1 }, stations, size)).toEqual(SAN_MARINO);
  });

  it('zooms in far enough to separate a cluster', () => {
    const near = [stations[0]!, { ...stations[0]!, longitude: 12.5131 }];
    const view = groupView(near, size, MAX_ZOOM)!;
    expect(view.zoom).toBeLessThanOrEqual(MAX_ZOOM);
    expect(fromCentre(view, near[1]!).x - fromCentre(view, near[0]!).x).toBeGreaterThan(44);
  });
});
