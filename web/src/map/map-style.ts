import { BORDER, MAIN_ROADS, MINOR_ROADS, OSM_ATTRIBUTION } from '@pieno/ui/map/outline.ts';
import { positionsOf } from '@pieno/ui/map/outline-paths.ts';
import { BELT_ROADS, CASTELLI, COAST, OPEN_SEA, TOWNS } from '@pieno/ui/map/surroundings.ts';
import type { Feature, FeatureCollection, LineString, Point, Polygon } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapTones } from './map-tones.ts';

type Line = readonly (readonly [number, number])[];
type Geometry = LineString | Polygon | Point;

const feature = (kind: string, geometry: Geometry, more?: { name: string }): Feature => ({
  type: 'Feature',
  properties: { kind, ...more },
  geometry,
});
const copy = (line: Line) => line.map(([x, y]) => [x, y]);
const lineString = (line: Line): Geometry => ({ type: 'LineString', coordinates: copy(line) });
const polygon = (line: Line): Geometry => ({
  type: 'Polygon',
  coordinates: [[...copy(line), ...copy(line.slice(0, 1))]],
});
const decoded = (text: string): Line =>
  positionsOf(text).map(({ longitude, latitude }) => [longitude, latitude]);

const land = polygon(decoded(BORDER));
const OUTLINE: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    feature('sea', polygon([...COAST, ...OPEN_SEA])),
    feature('shore', lineString(COAST)),
    feature('land', land),
    ...BELT_ROADS.map((road) => feature('belt-road', lineString(road))),
    ...MINOR_ROADS.map((road) => feature('minor-road', lineString(decoded(road)))),
    ...MAIN_ROADS.map((road) => feature('main-road', lineString(decoded(road)))),
  ],
};
const PLACES = [...CASTELLI, ...TOWNS];
const NAMES: FeatureCollection = {
  type: 'FeatureCollection',
  features: PLACES.map(({ name, longitude, latitude, kind, from }) => ({
    ...feature(kind, { type: 'Point', coordinates: [longitude, latitude] }, { name }),
    properties: { kind, name, from },
  })),
};

const of = (kind: string) => ['==', ['get', 'kind'], kind] as unknown as ['==', string, string];

/** Widths grow with the zoom, so that the outline still reads as a map when one looks closely. */
const width = (far: number, near: number) =>
  ['interpolate', ['linear'], ['zoom'], 12.5, far, 17, near] as unknown as number;

function fill(id: string, color: string): LayerSpecification {
  return { id, type: 'fill', source: 'outline', filter: of(id), paint: { 'fill-color': color } };
}

function line(
  id: string,
  kind: string,
  color: string,
  thickness: [number, number],
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'outline',
    filter: of(kind),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width(...thickness) },
  };
}

function names(kind: 'castello' | 'town', font: string, halo: string, tones: MapTones) {
  return {
    id: kind,
    type: 'symbol',
    source: 'names',
    filter: ['all', of(kind), ['>=', ['zoom'], ['get', 'from']]],
    layout: {
      'text-field': ['get', 'name'],
      // No glyphs in the style: MapLibre draws these from the page's own font.
      'text-font': [font, 'Figtree Variable', 'sans-serif'],
      'text-size': ['interpolate', ['linear'], ['zoom'], 10, 10.5, 14, 14],
      'text-padding': 2,
    },
    paint: { 'text-color': tones.name, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  } as LayerSpecification;
}

/** The built-in map: drawn from data in the page, it needs no network. */
export function outlineStyle(tones: MapTones): StyleSpecification {
  return {
    version: 8,
    sources: {
      outline: { type: 'geojson', data: OUTLINE, attribution: OSM_ATTRIBUTION },
      names: { type: 'geojson', data: NAMES },
    },
    layers: [
      { id: 'around', type: 'background', paint: { 'background-color': tones.around } },
      fill('sea', tones.sea),
      line('shore', 'shore', tones.shore, [1, 2]),
      fill('land', tones.land),
      line('belt-road', 'belt-road', tones.beltRoad, [1.25, 4]),
      line('minor-road', 'minor-road', tones.minorRoad, [1.25, 5]),
      line('main-road', 'main-road', tones.mainRoad, [2.5, 9]),
      line('border', 'land', tones.border, [2, 4]),
      names('town', 'Figtree Variable Medium', tones.around, tones),
      names('castello', 'Figtree Variable Semibold', tones.land, tones),
    ],
  };
}
