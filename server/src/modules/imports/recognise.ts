/** Recognises a file's kind by its beginning, for helpful messages when the wrong file is given. */

const KINDS = {
  empty: 'è vuoto',
  html: 'è una pagina web, non un file di dati: forse il sito che lo pubblica è in manutenzione',
  registry:
    "è un'anagrafica degli impianti del ministero: si importa con «npm run import -- mimit --registry FILE --prices FILE»",
  prices:
    'è un file dei prezzi del ministero: si importa con «npm run import -- mimit --registry FILE --prices FILE»',
  ocm: 'è un elenco di Open Charge Map: si importa con «npm run import -- ocm FILE»',
  osm: 'è un GeoJSON di OpenStreetMap: si importa con «npm run import -- osm FILE»',
  ownStations:
    'è un elenco di distributori in CSV: si importa con «npm run import -- stations FILE»',
  ownPrices: 'è un elenco di prezzi in CSV: si importa con «npm run import -- prices FILE»',
} as const;
export type FileKind = keyof typeof KINDS;

const SIGNS: readonly [FileKind, RegExp][] = [
  ['html', /^<(?:!doctype|html|head|body|\?xml|script)/iu],
  ['registry', /^(?:Estrazione.*\s+)?idImpianto.{1,3}Gestore/iu],
  ['prices', /^(?:Estrazione.*\s+)?idImpianto.{1,3}descCarburante/iu],
  ['ocm', /^\[\s*\{[^]*"(?:AddressInfo|UsageCost|Connections)"/u],
  ['osm', /^\{[^]*"FeatureCollection"/u],
  ['ownPrices', /^(?=.*(?:price|prezzo)).*(?:fuel|carburante)/iu],
  ['ownStations', /^(?=.*[;,\t]).*\b(?:code|codice|id)\b.*\b(?:name|nome|address|indirizzo)\b/iu],
];
const LOOK_AT = 5_000;

/** Recognises the kind of a file; undefined when it is unknown. @param text the file's text, at least its beginning */
export function recognise(text: string): FileKind | undefined {
  const start = text.slice(0, LOOK_AT).trimStart();
  if (start === '') return 'empty';
  return SIGNS.find(([, sign]) => sign.test(start))?.[0];
}

/**
 * Writes the error for a file of the wrong kind.
 * @param file the file's name in the sentence
 * @param expected the expected kind, in Italian, e.g. "un elenco di Open Charge Map"
 * @returns one Italian sentence that says what the file is instead, when recognised
 */
export function notWhatItShouldBe(file: string, text: string, expected: string): string {
  const found = recognise(text);
  return found ? `${file} ${KINDS[found]}.` : `${file} non è ${expected}.`;
}
