import type { FileFormat, ImportKind } from '../import-kind.ts';

export const OSM_FILE: FileFormat = {
  name: 'un GeoJSON di OpenStreetMap',
  start: /^\{[^]*"FeatureCollection"/u,
};

/** Fuel stations from OpenStreetMap, which has no prices. */
export const osm: ImportKind<'file'> = {
  name: 'osm',
  about: 'distributori da OpenStreetMap (GeoJSON)',
  formats: [OSM_FILE],
  recordsPrices: false,
  run: async (context, { file }) => (await import('./import-osm.ts')).importOsm(context, file),
};
