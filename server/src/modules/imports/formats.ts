/** The file formats of the kinds of import, and how the beginning of a file identifies each. */
import { typedCommand } from '../../typed-command.ts';

export interface FileFormat {
  /** In Italian, with its article, e.g. "un elenco di Open Charge Map". */
  name: string;
  start: RegExp;
  /** The command that imports it at a terminal. */
  usage: string;
}

const MIMIT_USAGE = typedCommand('import mimit --registry FILE --prices FILE');

export const REGISTRY_FILE: FileFormat = {
  name: "un'anagrafica degli impianti del ministero",
  start: /^(?:Estrazione.*\s+)?idImpianto.{1,3}Gestore/iu,
  usage: MIMIT_USAGE,
};
export const PRICE_FILE: FileFormat = {
  name: 'un file dei prezzi del ministero',
  start: /^(?:Estrazione.*\s+)?idImpianto.{1,3}descCarburante/iu,
  usage: MIMIT_USAGE,
};
export const OCM_FILE: FileFormat = {
  name: 'un elenco di Open Charge Map',
  start: /^\[\s*\{[^]*"(?:AddressInfo|UsageCost|Connections)"/u,
  usage: typedCommand('import ocm FILE'),
};
export const OSM_FILE: FileFormat = {
  name: 'un GeoJSON di OpenStreetMap',
  start: /^\{[^]*"FeatureCollection"/u,
  usage: typedCommand('import osm FILE'),
};
export const STATION_SHEET: FileFormat = {
  name: 'un elenco di distributori in CSV',
  start:
    /^(?!(?=.*(?:price|prezzo)).*(?:fuel|carburante))(?=.*[;,\t]).*\b(?:code|codice|id)\b.*\b(?:name|nome|address|indirizzo)\b/iu,
  usage: typedCommand('import stations FILE'),
};
export const PRICE_SHEET: FileFormat = {
  name: 'un elenco di prezzi in CSV',
  start: /^(?=.*(?:price|prezzo)).*(?:fuel|carburante)/iu,
  usage: typedCommand('import prices FILE'),
};

export const FILE_FORMATS: readonly FileFormat[] = [
  REGISTRY_FILE,
  PRICE_FILE,
  OCM_FILE,
  OSM_FILE,
  STATION_SHEET,
  PRICE_SHEET,
];
