// How long a price stays right: of the prices known each morning, how many are the same some days later. From the
// observations of an installation (DATABASE_URL or DATA_DIR), else from the belt's history.
// npm run bench -- truth --write   also writes the table that the pages use
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { decadeLabel, DECADES } from '@pieno/contract/prices/fuels.ts';
import { STILL_RIGHT_PAIRS } from '@pieno/contract/prices/still-right.ts';
import { readPriceHistory, wordAt } from './parts/data/price-history.mjs';
import { table } from './parts/figures.mjs';

const DAY = 86_400_000;
const LONGEST = 14;
const SHOWN = [1, 2, 3, 5, 8];
/** A price is known as long as it is not stale, days. */
const KNOWN_DAYS = 8;
const TABLE = path.join(import.meta.dirname, '../contract/src/prices/still-right-table.ts');

const history = await readPriceHistory();
if (!history || history.series.length === 0) {
  console.log('No observations here: nothing was measured.');
} else {
  const measured = DECADES.flatMap((decade) => {
    const shares = sharesOf(history, decade);
    return shares ? [{ decade, shares }] : [];
  });
  console.log(`Per cent still identical, from ${history.what}:\n`);
  table(
    ['after', ...SHOWN.map((days) => `${days} d`)],
    measured.map(({ decade, shares }) => [
      decadeLabel(decade),
      ...SHOWN.map((days) => `${shares[days].toFixed(0)} %`),
    ]),
  );
  if (process.argv.includes('--write')) writeTable(measured);
}

/** The shares of a category, in the mode that most stations sell it; undefined of too few prices. */
function sharesOf({ series, from, to }, decade) {
  const ofDecade = series.filter(({ fuel }) => fuel.decade === decade);
  const modes = Map.groupBy(ofDecade, ({ fuel }) => fuel.mode);
  const [chosen = []] = [...modes.values()].toSorted((a, b) => b.length - a.length);
  // The first days know only prices that changed: whatever is older is missing.
  const start = Math.max(from, to - 200 * DAY);
  const counts = Array.from({ length: LONGEST + 1 }, (_, days) => count(chosen, days, start, to));
  if (counts.at(-1).all < STILL_RIGHT_PAIRS) return undefined;
  return counts.map(({ same, all }) => (100 * same) / all);
}

function count(series, days, start, end) {
  let same = 0;
  let all = 0;
  for (const { words } of series) {
    for (let morning = start; morning + days * DAY <= end; morning += DAY) {
      const known = wordAt(words, morning);
      if (!known || morning - known[0] > KNOWN_DAYS * DAY) continue;
      all += 1;
      if (wordAt(words, morning + days * DAY)[1] === known[1]) same += 1;
    }
  }
  return { same, all };
}

function writeTable(measured) {
  const rounded = (shares) => shares.map((share) => Number(share.toFixed(1))).join(', ');
  const lines = measured.map(({ decade, shares }) => `  ${decade}: [${rounded(shares)}],`);
  const source = history.isPublic
    ? "Computed from the Italian ministry's price files; source and licence in NOTICE."
    : "Computed from an installation's own observations.";
  writeFileSync(
    TABLE,
    `/**
 * Per cent of prices that are still the same after 0, 1, 2 … days, by category. Written by
 * \`npm run bench -- truth --write\`. ${source}
 */
export const STILL_RIGHT: Readonly<Record<number, readonly number[]>> = {
${lines.join('\n')}
};
`,
  );
  console.log(`Written: ${path.relative(process.cwd(), TABLE)}`);
}
