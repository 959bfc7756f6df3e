// The ministry's two files: the real ones if present, else synthetic ones of the same format and size.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { REAL_DATA } from '../../../server/src/testing/real-data.ts';
import { temporaryFolder } from './data-folder.mjs';

const REAL = path.join(REAL_DATA, 'mimit/2026-08-21');
const STATIONS = 24_000;
const FUELS = ['Benzina', 'Gasolio'];

/** @returns {{ what: string, registry: string, prices: string, day: string }} */
export function ministryFiles() {
  return existsSync(REAL) ? realFiles() : madeUpFiles();
}

/**
 * Makes the next day's price file: every row but each seventh states another price, seen early that day.
 * @returns its name and day
 */
export function nextDay({ prices, day }) {
  const bytes = readFileSync(prices);
  const [, header, ...rows] = (prices.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString()
    .split('\n');
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const seen = `${next.split('-').toReversed().join('/')} 05:30:00`;
  const said = rows.map((row, index) => (index % 7 === 0 ? row : anotherPrice(row, seen)));
  const file = path.join(temporaryFolder(), 'prezzo_alle_8.csv');
  writeFileSync(file, [`Estrazione del ${next}`, header, ...said].join('\n'));
  return { prices: file, day: next };
}

function anotherPrice(row, seen) {
  const separator = row.includes('|') ? '|' : ';';
  const [station, fuel, price, isSelf] = row.split(separator);
  if (!isSelf) return row;
  return [station, fuel, (Number(price) + 0.01).toFixed(3), isSelf, seen].join(separator);
}

function realFiles() {
  const find = (start) =>
    path.join(
      REAL,
      readdirSync(REAL).find((name) => name.startsWith(start)),
    );
  return {
    what: "the ministry's files of 2026-08-21",
    registry: find('anagrafica'),
    prices: find('prezzo'),
    day: '2026-08-21',
  };
}

function madeUpFiles() {
  const folder = temporaryFolder();
  const write = (name, header, rows) => {
    const file = path.join(folder, name);
    writeFileSync(file, `Estrazione del 2026-08-21\n${[header, ...rows].join('\n')}\n`);
    return file;
  };
  const numbers = Array.from({ length: STATIONS }, (_, index) => index + 1);
  return {
    what: `made-up files of ${STATIONS} stations`,
    registry: write(
      'anagrafica.csv',
      'idImpianto|Gestore|Bandiera|Tipo Impianto|Nome Impianto|Indirizzo|Comune|Provincia|Latitudine|Longitudine',
      numbers.map(registryRow),
    ),
    prices: write(
      'prezzo.csv',
      'idImpianto|descCarburante|prezzo|isSelf|dtComu',
      numbers.flatMap(priceRows),
    ),
    day: '2026-08-21',
  };
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
