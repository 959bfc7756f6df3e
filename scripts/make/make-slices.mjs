/**
 * Writes the small slices of the ministry's real files that tests read (server/src/testing/slices). Only needed to
 * change the selection of rows: `node scripts/make/make-slices.mjs`, with the whole files where
 * server/src/testing/real-data.ts expects them. The slices do not name the people who run a station.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { REAL_DATA } from '../../server/src/testing/real-data.ts';
import { ROOT } from '../run/processes.mjs';

const SLICES = path.join(ROOT, 'server/src/testing/slices');
const DAY = '2026-08-21';
/** Takes every fifth station of Rimini's province, and some names that contain a separator. */
const EVERY = 5;
const WITH_SEPARATOR = 12;
/** Difficult rows of the whole country: prices of 0.100 and 8.888, and stations without a position. */
const TRAPS = ['23392', '55136', '60012', '60502', '60116', '57660'];
/** Lines of the older registry: two without a usable position, and some ordinary ones. */
const OLD_LINES = [3, 4, 5, 6, 7, 8, 663, 6452];

const read = (name) => {
  const bytes = readFileSync(path.join(REAL_DATA, 'mimit', name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trimEnd().split('\n');
};
const idOf = (row) => row.slice(0, row.indexOf('|'));
const [date, head, ...rimini] = read(`slice-RN-anagrafica-${DAY}.csv`);
const [, , ...country] = read(`${DAY}/anagrafica_impianti_attivi.csv.gz`);
const [, , ...separated] = read('unescaped_pipe__anagrafica.csv');
const [priceDate, priceHead, ...prices] = read(`${DAY}/prezzo_alle_8.csv.gz`);
const old = read('2020-06-22-anagrafica-semicolon.csv.gz');

const stations = [
  ...rimini.filter((row, index) => index % EVERY === 0 || isNear(row)),
  ...country.filter((row) => TRAPS.includes(idOf(row))),
];
const ids = new Set(stations.map(idOf));
mkdirSync(SLICES, { recursive: true });
write(`registry-${DAY}.csv`, [date, head, ...stations.map(withoutPeople)]);
write(`prices-${DAY}.csv`, [priceDate, priceHead, ...prices.filter((row) => ids.has(idOf(row)))]);
write('separators-in-names.csv', [
  date,
  head,
  ...separated.slice(0, WITH_SEPARATOR).map(withoutPeople),
]);
write('registry-2020-06-22.csv', [
  ...old.slice(0, 2),
  ...OLD_LINES.map((line) => withoutPeople(old[line - 1])),
]);

/** True for a station within about nine kilometres of San Marino's centre, just beyond the border. */
function isNear(row) {
  const [latitude, longitude] = row.split('|').slice(-2).map(Number);
  return Math.hypot(latitude - 43.9424, (longitude - 12.4578) * 0.72) < 0.085;
}

/**
 * Replaces the name of the person who runs the station, unless it is a company, and the station's name if it contains
 * that person's.
 */
function withoutPeople(row) {
  const separator = row.includes('|') ? '|' : ';';
  const [id, runner, brand, kind, name, ...rest] = row.split(separator);
  if (/^(?!.* DI ).*\b(S\.?R\.?L|S\.?P\.?A)\b/u.test(runner)) return row;
  const names = runner.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const isNamed = names.some((word) => name.toLowerCase().includes(word));
  return [id, 'GESTORE', brand, kind, isNamed ? 'IMPIANTO' : name, ...rest].join(separator);
}

function write(name, lines) {
  writeFileSync(path.join(SLICES, name), `${lines.join('\n')}\n`);
}
