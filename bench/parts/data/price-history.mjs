// What prices were in the past: an installation's own observations, or the belt's history where it is present.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { readConfig } from '../../../server/src/config.ts';
import { openDatabase } from '../../../server/src/db/connect.ts';
import { readItalianTime } from '../../../server/src/modules/imports/italian-time.ts';
import { knownFuel } from '../../../server/src/modules/imports/mimit/fuel-names.ts';
import { REAL_DATA } from '../../../server/src/testing/real-data.ts';

const BELT = path.join(REAL_DATA, 'mimit/belt-20km-price-changes-2026-03-13_2026-08-22.csv.gz');
const FUELS = new Map(FUEL_TYPES.map((fuel) => [fuel.id, fuel]));

/**
 * Reads what base-grade fuels cost.
 * @returns {Promise<{ what: string, isPublic: boolean, from: number, to: number,
 *   series: { station: string, fuel: import('@pieno/contract/prices/fuels.ts').FuelType, words: [number, number][] }[] }
 *   | undefined>} from and to: when the first and the last became known here; words: times in milliseconds and prices,
 *   oldest first; undefined when there is nothing
 */
export async function readPriceHistory() {
  const { DATABASE_URL: url, DATA_DIR: folder } = process.env;
  if (url || folder) return inOrder("this installation's observations", await ofInstallation());
  if (!existsSync(BELT)) return undefined;
  return { ...inOrder('the border belt, March to August 2026', ofBelt()), isPublic: true };
}

function ofBelt() {
  const [, , ...lines] = gunzipSync(readFileSync(BELT)).toString().trimEnd().split('\n');
  return lines.map((line) => {
    const [day, station, name, price, self, time] = line.split('|');
    const fuel = knownFuel(name, self === '1' ? 'self' : 'served');
    const received = new Date(`${day}T08:00:00+02:00`);
    return { station, fuel, price: Math.round(price * 1000), at: readItalianTime(time), received };
  });
}

async function ofInstallation() {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const logger = { info: () => undefined, warn: console.error, error: console.error };
  const database = await openDatabase({ databaseUrl, dataDir, logger });
  try {
    return await database.kysely
      .selectFrom('observation')
      .select(['station_id as station', 'fuel_type_id as fuel', 'price'])
      .select(['observed_at as at', 'received_at as received'])
      .where('state', '=', 'accepted')
      .where('source', '<>', 'demo')
      .execute();
  } finally {
    await database.close();
  }
}

function inOrder(what, rows) {
  const known = rows.filter(({ fuel }) => FUELS.get(fuel)?.grade === 'base');
  const series = [...Map.groupBy(known, ({ station, fuel }) => `${station}/${fuel}`).values()];
  const times = known.map(({ received }) => received.getTime());
  const first = (a, b) => (a < b ? a : b);
  const last = (a, b) => (a > b ? a : b);
  return {
    what,
    isPublic: false,
    from: times.reduce(first, Infinity),
    to: times.reduce(last, -Infinity),
    series: series.map((words) => ({
      station: String(words[0].station),
      fuel: FUELS.get(words[0].fuel),
      words: words.map(({ at, price }) => [at.getTime(), price]).toSorted(([a], [b]) => a - b),
    })),
  };
}

/** The last word at or before a time; undefined before the first. */
export function wordAt(words, time) {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle][0] <= time) low = middle + 1;
    else high = middle;
  }
  return words[low - 1];
}
