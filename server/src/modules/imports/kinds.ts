import type { ImportKind } from './import-kind.ts';
import { mimit } from './mimit/mimit-kind.ts';
import { ocm } from './ocm/ocm-kind.ts';
import { osm } from './osm/osm-kind.ts';
import { priceSheet } from './sheets/price-kind.ts';
import { stationSheet } from './sheets/station-kind.ts';

/** All kinds of import. A new kind needs a folder and an entry here (docs/how-to.md). */
export const IMPORT_KINDS: readonly ImportKind[] = [mimit, ocm, osm, stationSheet, priceSheet];
