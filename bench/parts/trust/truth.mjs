// What trust is measured on: the real prices of some stations of the belt, and drivers who pass by and say them.
import { median } from '../../../server/src/median.ts';
import { wordAt } from '../data/price-history.mjs';

export const DAY = 86_400_000;
export const HOUR = 3_600_000;
/** Self-service petrol and diesel, as everybody reports them. */
export const FUELS = [10, 20];
/** San Marino has 17 fuel stations. */
const STATIONS = 17;
const DRIVERS = 50;
/** Share of prices that are said wrong: half of them with another last digit, half as they were before. */
const SLIPS = 0.03;
/** Hours of a day, UTC, in which people report. */
const AWAKE = { from: 6, to: 22 };
/** Between two reports of one person about a station. */
const AGAIN_MS = HOUR;

/** Returns numbers from 0 to 1, the same for each seed. */
export function randomFrom(seed) {
  let state = 1 + seed * 7_919;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  next();
  return next;
}

/**
 * Draws stations that sell both fuels from the first day on.
 * @param {Awaited<ReturnType<import('../data/price-history.mjs').readPriceHistory>>} history
 * @returns since when and until when their prices are known, their changes by fuel, and the medians of all others
 */
export function truthOf(history, random, stations = STATIONS) {
  const begin = history.from + DAY;
  const series = history.series.filter(({ fuel }) => FUELS.includes(fuel.id));
  const known = series.filter(({ words }) => words[0][0] <= begin);
  const left = [...Map.groupBy(known, ({ station }) => station)]
    .filter(([, own]) => own.length === FUELS.length)
    .map(([station]) => station);
  const drawn = Array.from({ length: stations }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
  const others = series.filter(({ station }) => !drawn.includes(station));
  return {
    begin,
    end: history.to,
    prices: drawn.flatMap((station, index) =>
      series
        .filter((one) => one.station === station)
        .map(({ fuel, words }) => ({
          stationId: index + 1,
          fuelTypeId: fuel.id,
          words: words.filter(([, price], at) => price !== words[at - 1]?.[1]),
        })),
    ),
    beltAt: medians(others, history),
  };
}

/** The belt's medians as each morning's file states them. @returns a function of the fuel and the time */
function medians(series, { from, to }) {
  const byFuel = new Map(
    [...Map.groupBy(series, ({ fuel }) => fuel.id)].map(([fuel, some]) => [
      fuel,
      Array.from({ length: 1 + Math.floor((to - from) / DAY) }, (_, day) => {
        const said = some.flatMap(({ words }) => wordAt(words, from + day * DAY)?.[1] ?? []);
        return said.length > 0 ? median(said) : undefined;
      }),
    ]),
  );
  return (fuel, time) => byFuel.get(fuel)?.[Math.floor((time - from) / DAY)];
}

/**
 * Lets drivers pass by and say both prices of a station.
 * @param perDay their reports, all together
 * @param known for how many of the drivers somebody has vouched
 * @param share of the reports that these make
 * @returns the words in the order of their times
 */
export function wordsOf({ begin, end, prices }, { perDay, known, share }, random) {
  const lastAt = new Map();
  const whole = (below) => Math.floor(random() * below);
  const stations = [...Map.groupBy(prices, ({ stationId }) => stationId).values()];
  const words = [];
  for (let day = begin - (begin % DAY) + DAY; day + DAY <= end; day += DAY) {
    for (let count = 0; count < perDay; count += 1) {
      const at = day + AWAKE.from * HOUR + whole((AWAKE.to - AWAKE.from) * HOUR);
      const isKnown = known > 0 && random() < share;
      const person = isKnown ? whole(known) : known + whole(DRIVERS - known);
      words.push({ at, person, isKnown, own: stations[whole(stations.length)] });
    }
  }
  return words
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, person, isKnown, own }) => {
      const key = `${person}/${own[0].stationId}`;
      if (at - (lastAt.get(key) ?? -Infinity) < AGAIN_MS) return [];
      lastAt.set(key, at);
      return own.map(({ stationId, fuelTypeId, words: changes }) => {
        const price = saidOf(changes, at, random);
        return { stationId, fuelTypeId, price, person: String(person), isKnown, at };
      });
    });
}

function saidOf(changes, at, random) {
  const [since, price] = wordAt(changes, at);
  if (random() >= SLIPS) return price;
  const before = wordAt(changes, since - 1)?.[1];
  const digit = Math.floor(random() * 10);
  return random() < 0.5 && before !== undefined ? before : price - (price % 10) + digit;
}
