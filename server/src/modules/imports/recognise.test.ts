import { expect, test } from 'vitest';
import {
  FILE_FORMATS,
  OCM_FILE,
  OSM_FILE,
  PRICE_FILE,
  PRICE_SHEET,
  REGISTRY_FILE,
  STATION_SHEET,
} from './formats.ts';
import { IMPORT_KINDS } from './kinds.ts';
import { recognise, wrongFile } from './recognise.ts';

test.each([
  ['Estrazione del 2026-08-21\nidImpianto|Gestore|Bandiera\n', REGISTRY_FILE],
  ['Estrazione del 2020-06-22\nidImpianto;descCarburante;prezzo\n', PRICE_FILE],
  ['[{"ID": 1, "AddressInfo": {}}]', OCM_FILE],
  ['{"type":"FeatureCollection","features":[]}', OSM_FILE],
  ['code;fuel;price\nA;10;1,5', PRICE_SHEET],
  ['codice,carburante,prezzo\n', PRICE_SHEET],
  ['code,name,address\nA,Bar,Via', STATION_SHEET],
  ['code;name;kind\nA;Il miglior prezzo;fuel', STATION_SHEET],
  ['id;descrizione\n8;Carburante al giusto prezzo', undefined],
  ['code\tname\taddress\nA\tBar\tVia', STATION_SHEET],
  ['qualcosa di diverso', undefined],
])('%j is recognised', (text, format) => {
  expect(recognise(text)?.format).toBe(format);
});

test.each([
  ['  \n', 'è vuoto'],
  ['<!DOCTYPE html><html>', 'è una pagina web'],
  ['<html lang="it"><title>id, name</title>', 'è una pagina web'],
])('%j is no data', (text, sentence) => {
  expect(recognise(text)).toEqual({ is: expect.stringContaining(sentence) as string });
});

test.each([
  [
    '{"type":"FeatureCollection"}',
    'a.json è un GeoJSON di OpenStreetMap, non un elenco di Open Charge Map.',
    'Si importa con «npm run import -- osm FILE».',
  ],
  ['ciao', 'a.json non è un elenco di Open Charge Map.', undefined],
  ['', 'a.json è vuoto.', undefined],
  ['[{"AddressInfo": {}}]', 'a.json non è un elenco di Open Charge Map.', undefined],
])(
  'for %j the sentence names its kind, and at a terminal the command that imports it',
  (text, sentence, command) => {
    const { message, command: shown } = wrongFile('a.json', text, OCM_FILE);
    expect([message, shown]).toEqual([sentence, command]);
  },
);

test('every kind of import takes a file, with its command’s options', () => {
  const commands = IMPORT_KINDS.map(({ name, options }) => {
    const files = Object.keys(options ?? {}).map((option) => `--${option} FILE`);
    return `npm run import -- ${[name, ...(files.length > 0 ? files : ['FILE'])].join(' ')}`;
  });
  expect(new Set(FILE_FORMATS.map(({ usage }) => usage))).toEqual(new Set(commands));
});
