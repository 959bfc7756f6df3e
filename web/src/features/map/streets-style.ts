/** Layers of the built-in map for streets, surfaces and street names. */
import type { Feature } from 'geojson';
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
} from 'maplibre-gl';
import type { Position } from '@pieno/contract/stations/distance.ts';
import {
  EDGE,
  GROWTH,
  LESSER_FROM,
  STREETS_FROM,
  WIDTH_ZOOMS,
  WIDTHS,
  type Road,
} from '@pieno/ui/map/ground/road-widths.ts';
import type { MapColors } from './map-colors.ts';
import buildingsUrl from './streets/buildings.geojson?url';
import streetsUrl from './streets/streets.geojson?url';
import surfacesUrl from './streets/surfaces.geojson?url';

/** What the built-in map shows besides its outline. */
export interface MapContent {
  /** Streets with their names, woods, water and built-up areas. */
  hasStreets: boolean;
  hasBuildings: boolean;
  /** Positions of marks, which no street name may cover. */
  marks: readonly Position[];
  /** Name of the street to be marked. */
  markedStreet?: string | undefined;
}

/** Zoom from which buildings are loaded and drawn. */
export const BUILDINGS_FROM = 14;
/** Id of the transparent image that keeps names off a mark. */
export const MARK_ROOM = 'mark-room';
/** Id of the streets' source. */
export const STREETS = 'streets';

const ROADS: readonly Road[] = ['lane', 'street', 'minor', 'main'];
/** Zoom from which each kind of road is drawn. */
const FROM: Record<Road, number> = {
  main: STREETS_FROM,
  minor: STREETS_FROM,
  street: LESSER_FROM,
  lane: 13.5,
};

const of = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];
const width = (kind: Road, more = 0): ExpressionSpecification => {
  const [far, middle, near] = WIDTHS[kind];
  const [from, between, to] = WIDTH_ZOOMS;
  const stops = [from, far, between, middle + more, to, near + more];
  return ['interpolate', ['exponential', GROWTH], ['zoom'], ...stops];
};

/** Returns the sources that this content needs; all are files of the own origin. */
export function streetSources({
  hasStreets,
  hasBuildings,
  marks,
}: MapContent): Record<string, SourceSpecification> {
  if (!hasStreets) return {};
  const features = marks.map(({ longitude, latitude }): Feature => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
  return {
    surfaces: { type: 'geojson', data: surfacesUrl },
    ...(hasBuildings ? { buildings: { type: 'geojson', data: buildingsUrl } } : {}),
    [STREETS]: { type: 'geojson', data: streetsUrl },
    marks: { type: 'geojson', data: { type: 'FeatureCollection', features } },
  };
}

/** Returns the layers below the roads: woods, water, built-up areas, buildings. */
export function surfaceLayers(
  { hasStreets, hasBuildings }: MapContent,
  tones: MapColors,
): LayerSpecification[] {
  if (!hasStreets) return [];
  const fill = (kind: string, source: string, color: string): LayerSpecification => ({
    id: kind,
    type: 'fill',
    source,
    filter: of(kind),
    paint: { 'fill-color': color },
  });
  return [
    fill('town', 'surfaces', tones.town),
    fill('wood', 'surfaces', tones.wood),
    fill('water', 'surfaces', tones.sea),
    ...(hasBuildings
      ? [{ ...fill('building', 'buildings', tones.building), minzoom: BUILDINGS_FROM }]
      : []),
  ];
}

/** Returns the layers of the roads, minor ones below. */
export function streetLayers(
  { hasStreets, markedStreet }: MapContent,
  tones: MapColors,
): LayerSpecification[] {
  if (!hasStreets) return [];
  const color: Record<Road, string> = {
    main: tones.mainRoad,
    minor: tones.street,
    street: tones.street,
    lane: tones.street,
  };
  const line = (id: string, kind: Road, more: number, ink: string): LayerSpecification => ({
    id,
    type: 'line',
    source: STREETS,
    filter: of(kind),
    minzoom: FROM[kind],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': ink, 'line-width': width(kind, more) },
  });
  return [
    ...ROADS.map((kind) => line(`${kind}-edge`, kind, EDGE, tones.streetEdge)),
    ...(markedStreet ? [markedLayer(markedStreet, tones)] : []),
    ...ROADS.map((kind) => line(kind, kind, 0, color[kind])),
  ];
}

const markedLayer = (name: string, tones: MapColors): LayerSpecification => ({
  id: 'marked-street',
  type: 'line',
  source: STREETS,
  filter: ['==', ['get', 'name'], name],
  minzoom: STREETS_FROM,
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': tones.marked, 'line-width': width('main', 5) },
});

/** Returns the layers of the names; the top one, invisible, keeps them off the marks. */
export function nameLayers({ hasStreets }: MapContent, tones: MapColors): LayerSpecification[] {
  if (!hasStreets) return [];
  const named = (
    id: string,
    kinds: readonly Road[],
    minzoom: number,
    maxAngle = 45,
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    source: STREETS,
    filter: ['all', ['has', 'name'], ['in', ['get', 'kind'], ['literal', [...kinds]]]],
    minzoom,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 220,
      'text-field': ['get', 'name'],
      // Without glyphs MapLibre uses the page's fonts.
      'text-font': ['Figtree Variable', 'sans-serif'],
      'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10.5, 17, 13],
      'text-max-angle': maxAngle,
      'text-padding': 6,
    },
    paint: { 'text-color': tones.name, 'text-halo-color': tones.land, 'text-halo-width': 1.5 },
  });
  return [
    named('lane-name', ['lane'], 15.5),
    named('street-name', ['street'], 14.2),
    // These roads wind, but are named at low zoom.
    named('road-name', ['main', 'minor'], 13, 90),
    {
      id: 'mark-room',
      type: 'symbol',
      source: 'marks',
      layout: {
        'icon-image': MARK_ROOM,
        'icon-anchor': 'bottom',
        'icon-offset': [0, 4],
        'icon-allow-overlap': true,
      },
    },
  ];
}
