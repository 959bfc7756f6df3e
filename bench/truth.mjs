// How long a price stays right: the share of the prices known each morning that are the same some days later, in the
// border area's history.
//   npm run bench -- truth --write     also writes the table that the pages use
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { decadeLabel, DECADES } from '@pieno/contract/prices/fuels.ts';
import { STILL_RIGHT_PAIRS } from '@pieno/contract/prices/still-right.ts';
import { priceAt, readPriceHistory } from './parts/data/price-history.mjs';
import { rounded } from './parts/figures.mjs';

const DAY = 86_400_000;
const LONGEST = 14;
/** The day that is printed. */
const PRINTED = 3;
/** Days after which a price is stale and no longer counts. */
const KNOWN_DAYS = 8;
const TABLE = path.join(import.meta.dirname, '../contract/src/prices/still-right-table.ts');

const history = readPriceHistory();
if (history) {
  const measured = DECADES.flatMap((decade) => {
    const shares = sharesOf(history, decade);
    return shares ? [{ decade, shares }] : [];
  });
  for (const { decade, shares } of measured)
    console.log(
      `${decadeLabel(decade)}: ${rounded(shares[PRINTED], 0)} % right after ${PRINTED} days`,
    );
  if (process.argv.includes('--write')) writeTable(measured);
} else {
  console.log("The ministry's real files are not here: nothing was measured.");
}

/** The shares of a category, in the mode that most stations sell; undefined if there are too few prices. */
function sharesOf({ series, from, to }, decade) {
  const ofDecade = series.filter(({ fuel }) => fuel.decade === decade);
  const modes = Map.groupBy(ofDecade, ({ fuel }) => fuel.mode);
  const [chosen = []] = [...modes.values()].toSorted((a, b) => b.length - a.length);
  const counts = Array.from({ length: LONGEST + 1 }, (_, days) => count(chosen, days, from, to));
  if (counts.at(-1).all < STILL_RIGHT_PAIRS) return undefined;
  return counts.map(({ same, all }) => (100 * same) / all);
}

function count(series, days, start, end) {
  let same = 0;
  let all = 0;
  for (const { prices } of series) {
    for (let morning = start; morning + days * DAY <= end; morning += DAY) {
      const known = priceAt(prices, morning);
      if (!known || morning - known[0] > KNOWN_DAYS * DAY) continue;
      all += 1;
      if (priceAt(prices, morning + days * DAY)[1] === known[1]) same += 1;
    }
  }
  return { same, all };
}

function writeTable(measured) {
  const line = ({ decade, shares }) =>
    `  ${decade}: [${shares.map((share) => Number(share.toFixed(1))).join(', ')}],`;
  writeFileSync(
    TABLE,
    `/**
 * Percentage of prices that are still the same after 0, 1, 2 … days, by category. Written by \`npm run bench -- truth
 * --write\` from the Italian ministry's price files; source and licence in NOTICE.
 */
export const STILL_RIGHT: Readonly<Record<number, readonly number[]>> = {
${measured.map(line).join('\n')}
};
`,
  );
}
