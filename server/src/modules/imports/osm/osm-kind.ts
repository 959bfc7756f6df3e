import type { ImportKind } from '../import-kind.ts';

/** Fuel stations from OpenStreetMap, which has no prices. */
export const osm: ImportKind<'file'> = {
  name: 'osm',
  about: 'distributori da OpenStreetMap (GeoJSON)',
  recordsPrices: false,
  run: async (context, { file }) => (await import('./import-osm.ts')).importOsm(context, file),
};
