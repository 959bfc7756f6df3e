// The ministry's registry and price file: the real ones if present, else synthetic ones of the same format and size.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { realData } from '../../../server/src/testing/real-data.ts';
import { temporaryFolder } from './data-folder.mjs';

const DAY = '2026-08-21';
const STATIONS = 24_000;
const FUELS = ['Benzina', 'Gasolio'];

/** @returns {{ isReal: boolean, registry: string, prices: string, day: string }} */
export function ministryFiles() {
  const registry = realData(`mimit/${DAY}/anagrafica_impianti_attivi.csv.gz`);
  const prices = realData(`mimit/${DAY}/prezzo_alle_8.csv.gz`);
  if (registry && prices) return { isReal: true, registry, prices, day: DAY };
  const numbers = Array.from({ length: STATIONS }, (_, index) => index + 1);
  return {
    isReal: false,
    registry: writeFile(DAY, [
      'idImpianto|Gestore|Bandiera|Tipo Impianto|Nome Impianto|Indirizzo|Comune|Provincia|Latitudine|Longitudine',
      ...numbers.map(registryRow),
    ]),
    prices: writeFile(DAY, [
      'idImpianto|descCarburante|prezzo|isSelf|dtComu',
      ...numbers.flatMap(priceRows),
    ]),
    day: DAY,
  };
}

/** Reads a file. @returns its header and rows */
export function readFile(file) {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  return text.trimEnd().split('\n').slice(1);
}

/** Writes a file of a day. @param lines header and rows. @returns its path */
export function writeFile(day, lines) {
  const file = path.join(temporaryFolder(), 'file.csv');
  writeFileSync(file, `Estrazione del ${day}\n${lines.join('\n')}\n`);
  return file;
}

/** Returns a price row with another price, observed early on a day. @param change makes a price of a price */
export function changedRow(row, day, change) {
  const [station, fuel, price, isSelf] = row.split('|');
  const observed = `${day.split('-').toReversed().join('/')} 05:30:00`;
  return [station, fuel, change(Number(price)).toFixed(3), isSelf, observed].join('|');
}

function registryRow(number) {
  const latitude = (38 + (number % 8_000) / 1_000).toFixed(6);
  const longitude = (8 + (number % 9_000) / 1_000).toFixed(6);
  return `${number}|GESTORE ${number}|Pompe Bianche|Stradale|IMPIANTO ${number}|VIA EMILIA ${number} 47900|RIMINI|RN|${latitude}|${longitude}`;
}

function priceRows(number) {
  return FUELS.flatMap((fuel, index) =>
    [1, 0].map((self) => {
      const price = 1.7 + index * 0.1 + (1 - self) * 0.2 + (number % 190) / 1_000;
      return `${number}|${fuel}|${price.toFixed(3)}|${self}|20/08/2026 20:30:14`;
    }),
  );
}
