import { expect, test } from 'vitest';
import { notWhatItShouldBe, recognise } from './recognise.ts';

test.each([
  ['  \n', 'empty'],
  ['<!DOCTYPE html><html>', 'html'],
  ['<html lang="it">', 'html'],
  ['Estrazione del 2026-08-21\nidImpianto|Gestore|Bandiera\n', 'registry'],
  ['Estrazione del 2020-06-22\nidImpianto;descCarburante;prezzo\n', 'prices'],
  ['[{"ID": 1, "AddressInfo": {}}]', 'ocm'],
  ['{"type":"FeatureCollection","features":[]}', 'osm'],
  ['code;fuel;price\nA;10;1,5', 'ownPrices'],
  ['codice,carburante,prezzo\n', 'ownPrices'],
  ['code,name,address\nA,Bar,Via', 'ownStations'],
  ['code;name;kind\nA;Il miglior prezzo;fuel', 'ownStations'],
  ['id;descrizione\n8;Carburante al giusto prezzo', undefined],
  ['code\tname\taddress\nA\tBar\tVia', 'ownStations'],
  ['qualcosa di diverso', undefined],
])('%j is %s', (text, kind) => {
  expect(recognise(text)).toBe(kind);
});

test('the sentence says what the file is and how it would be imported', () => {
  expect(notWhatItShouldBe('a.json', '{"type":"FeatureCollection"}', 'altro')).toBe(
    'a.json è un GeoJSON di OpenStreetMap: si importa con «npm run import -- osm FILE».',
  );
  expect(notWhatItShouldBe('a.txt', 'ciao', 'un elenco di prezzi in CSV')).toBe(
    'a.txt non è un elenco di prezzi in CSV.',
  );
});
