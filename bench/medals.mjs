// On how many days a category would have had no gold, had every word of the belt's history been an owner's or a
// driver's (contract/src/limits.ts): in the whole belt, and among as few stations as San Marino has.
import { decadeLabel, DECADES } from '@pieno/contract/prices/fuels.ts';
import { MEDAL_DAYS } from '@pieno/contract/limits.ts';
import { readPriceHistory, wordAt } from './parts/data/price-history.mjs';
import { bar, table } from './parts/figures.mjs';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** San Marino has 17 fuel stations; of gas there are fewer everywhere. */
const FEW = 17;
const FEWEST = 3;
/** Different choices of so few stations. */
const DRAWS = 200;
/** Above this share of days the medal age is raised (docs/decisions/0005). */
const BAR = 0.05;

const history = await readPriceHistory();
if (history) {
  console.log(`Days without gold at noon, from ${history.what}:\n`);
  const ages = [...new Set([MEDAL_DAYS.driver, MEDAL_DAYS.owner])];
  const rows = DECADES.flatMap((decade) => {
    const series = history.series.filter(({ fuel }) => fuel.decade === decade);
    const stations = new Set(series.map(({ station }) => station)).size;
    if (stations < FEW) return [];
    const shares = ages.flatMap((days) => [
      shareWithout([series], days),
      shareWithout(draws(series, FEW), days),
      shareWithout(draws(series, FEWEST), days),
    ]);
    return [{ decade, stations, shares }];
  });
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  table(
    [
      '',
      'stations',
      ...ages.flatMap((days) => ['all', FEW, FEWEST].map((of) => `${days} d, ${of}`)),
    ],
    rows.map(({ decade, stations, shares }) => [
      decadeLabel(decade),
      String(stations),
      ...shares.map(percent),
    ]),
  );
  const worst = Math.max(
    ...rows.flatMap(({ shares }) => shares.filter((_, index) => index % 3 < 2)),
  );
  bar(
    `at most ${percent(BAR)} of the days without gold from ${FEW} stations on: ${percent(worst)}`,
    worst <= BAR,
  );
} else {
  console.log('No observations here: nothing was measured.');
}

/** The share of days on which no price of a group is fresh, over all groups. */
function shareWithout(groups, days) {
  let without = 0;
  let all = 0;
  for (const series of groups) {
    for (let noon = history.from + 4 * HOUR; noon <= history.to; noon += DAY) {
      const hasGold = series.some(({ words }) => {
        const word = wordAt(words, noon);
        return word !== undefined && noon - word[0] <= days * DAY;
      });
      all += 1;
      if (!hasGold) without += 1;
    }
  }
  return without / all;
}

/** Groups of so few stations, the same in every run. */
function draws(series, few) {
  const byStation = [...Map.groupBy(series, ({ station }) => station).values()];
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: DRAWS }, () => {
    const left = [...byStation];
    return Array.from({ length: few }, () =>
      left.splice(Math.floor(random() * left.length), 1),
    ).flat(2);
  });
}
