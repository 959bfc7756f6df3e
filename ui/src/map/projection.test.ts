import { kilometresBetween } from '@pieno/contract/stations/distance.ts';
import { describe, expect, it } from 'vitest';
import { fitPositions, fromCentre, pixelsPerMetre, project, unproject } from './projection.ts';

const TITANO = { latitude: 43.9303, longitude: 12.4509 };

describe('projection', () => {
  it('maps 0°, 0° to the centre of a world 512 pixels wide', () => {
    const { x, y } = project({ latitude: 0, longitude: 0 });
    expect(x).toBe(256);
    expect(y).toBeCloseTo(256, 9);
    expect(project({ latitude: 0, longitude: 180 }).x).toBe(512);
    expect(project({ latitude: 85.051129, longitude: 0 }).y).toBeCloseTo(0, 4);
  });

  it('is undone by unproject', () => {
    const back = unproject(project(TITANO));
    expect(back.latitude).toBeCloseTo(TITANO.latitude, 9);
    expect(back.longitude).toBeCloseTo(TITANO.longitude, 9);
  });

  it('converts metres to pixels', () => {
    const view = { ...TITANO, zoom: 12 };
    const east = { ...TITANO, longitude: TITANO.longitude + 0.01 };
    const metres = kilometresBetween(TITANO, east) * 1000;
    expect(metres * pixelsPerMetre(view)).toBeCloseTo(fromCentre(view, east).x, 0);
  });

  it('counts pixels from the middle, eastwards and southwards', () => {
    const view = { ...TITANO, zoom: 10 };
    const east = fromCentre(view, { ...TITANO, longitude: TITANO.longitude + 360 / 512 / 2 ** 10 });
    expect(east.x).toBeCloseTo(1, 6);
    expect(fromCentre(view, { ...TITANO, latitude: 43.9 }).y).toBeGreaterThan(0);
  });
});

describe('fitPositions', () => {
  const size = { width: 358, height: 290 };
  const options = { padding: { x: 60, y: 40 }, maxZoom: 15 };

  it('fits all positions inside the padding, touching it on one axis', () => {
    const places = [
      { latitude: 44.06, longitude: 12.57 },
      { latitude: 43.8, longitude: 12.2 },
      { latitude: 43.95, longitude: 12.75 },
    ];
    const view = fitPositions(places, size, options)!;
    const at = places.map((place) => fromCentre(view, place));
    const [right, bottom] = [size.width / 2 - 60, size.height / 2 - 40];
    const reach = Math.max(
      ...at.map(({ x, y }) => Math.max(Math.abs(x) / right, Math.abs(y) / bottom)),
    );
    expect(reach).toBeCloseTo(1, 6);
  });

  it('uses the maximum zoom for a single place', () => {
    expect(fitPositions([TITANO], size, options)?.zoom).toBe(15);
  });

  it('returns no view without positions, and a finite one without space', () => {
    expect(fitPositions([], size, options)).toBeNull();
    const cramped = fitPositions(
      [TITANO, { latitude: 44, longitude: 12.5 }],
      { width: 20, height: 10 },
      options,
    );
    expect(cramped?.zoom).toBeGreaterThan(0);
    expect(Number.isFinite(cramped?.zoom)).toBe(true);
  });
});
