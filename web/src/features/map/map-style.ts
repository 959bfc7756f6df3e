import { BORDER, OSM_ATTRIBUTION } from '@pieno/ui/map/ground/outline.ts';
import { MAIN_ROADS, MINOR_ROADS } from '@pieno/ui/map/ground/outline-roads.ts';
import { positionsOf } from '@pieno/ui/map/ground/outline-paths.ts';
import { COAST } from '@pieno/ui/map/ground/coast-and-towns.ts';
import { STREETS_FROM } from '@pieno/ui/map/ground/road-widths.ts';
import { BELT_ROADS } from '@pieno/ui/map/ground/belt.ts';
import { OPEN_SEA } from '@pieno/ui/map/ground/surroundings.ts';
import type { Feature, FeatureCollection, LineString, Polygon } from 'geojson';
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';
import {
  nameLayers,
  streetLayers,
  streetSources,
  surfaceLayers,
  type MapContent,
} from './streets-style.ts';

type Line = readonly (readonly [number, number])[];
type Geometry = LineString | Polygon;

const feature = (kind: string, geometry: Geometry): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry,
});
const copy = (line: Line) => line.map(([x, y]) => [x, y]);
const lineString = (line: Line): Geometry => ({ type: 'LineString', coordinates: copy(line) });
const polygon = (line: Line): Polygon => ({
  type: 'Polygon',
  coordinates: [[...copy(line), ...copy(line.slice(0, 1))]],
});
const decoded = (text: string): Line =>
  positionsOf(text).map(({ longitude, latitude }) => [longitude, latitude]);

const land = polygon(decoded(BORDER));
/** Everything outside the country: covers woods and towns that extend beyond the border. */
const abroad: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [11, 43],
      [14, 43],
      [14, 45],
      [11, 45],
      [11, 43],
    ],
    ...land.coordinates,
  ],
};
const OUTLINE: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    feature('abroad', abroad),
    feature('sea', polygon([...COAST, ...OPEN_SEA])),
    feature('shore', lineString(COAST)),
    feature('land', land),
    ...BELT_ROADS.map((road) => feature('belt-road', lineString(decoded(road)))),
    ...MINOR_ROADS.map((road) => feature('minor-road', lineString(decoded(road)))),
    ...MAIN_ROADS.map((road) => feature('main-road', lineString(decoded(road)))),
  ],
};
const of = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];

/** Line width grows with the zoom, so that the outline still looks like a map at close range. */
const width = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  12.5,
  far,
  17,
  near,
];

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

/** Id of the layer that identifies the outline style. */
export const OUTLINE_LAYER = 'pieno-around';

/** MapLibre's maximum zoom. */
const WITHOUT_LIMIT = 24;

/** The outline alone: a map's initial content. */
export const OUTLINE_ONLY: MapContent = { hasStreets: false, hasBuildings: false, marks: [] };

/**
 * Returns the style of the built-in map. The outline's data is in the page; the rest comes
 * from files of the own origin. Place names are drawn over the map separately.
 */
export function builtInStyle(
  tones: MapColors,
  content: MapContent = OUTLINE_ONLY,
): StyleSpecification {
  // Always set: MapLibre's style diff does not remove a zoom limit.
  const far = { maxzoom: content.hasStreets ? STREETS_FROM : WITHOUT_LIMIT };
  return {
    version: 8,
    sources: {
      outline: { type: 'geojson', data: OUTLINE, attribution: OSM_ATTRIBUTION },
      ...streetSources(content),
    },
    layers: [
      { id: OUTLINE_LAYER, type: 'background', paint: { 'background-color': tones.around } },
      fill('land', tones.land),
      ...surfaceLayers(content, tones),
      fill('abroad', tones.around),
      fill('sea', tones.sea),
      line('shore', 'shore', tones.shore, [1, 2]),
      line('belt-road', 'belt-road', tones.beltRoad, [1.25, 4]),
      { ...line('minor-road', 'minor-road', tones.minorRoad, [1.25, 5]), ...far },
      { ...line('main-road', 'main-road', tones.mainRoad, [2.5, 9]), ...far },
      ...streetLayers(content, tones),
      line('border', 'land', tones.border, [2, 4]),
      ...nameLayers(content, tones),
    ],
  };
}
