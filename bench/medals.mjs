// On how many days a category would have no gold among as few stations as San Marino has, if every price in the border
// area's history were an owner's or a driver's.
import { MEDAL_DAYS } from '@pieno/contract/limits.ts';
import { decadeLabel, DECADES } from '@pieno/contract/prices/fuels.ts';
import { priceAt, readPriceHistory } from './parts/data/price-history.mjs';
import { atMost } from './parts/figures.mjs';

const [HOUR, DAY] = [3_600_000, 86_400_000];
/** San Marino has 17 fuel stations. */
const FEW = 17;
/** How many selections of so few stations. */
const DRAWS = 200;
/** Per cent of days; above it the ages of medals are raised (decision 0005). */
const WITHOUT_MAX = 5;

const ages = [...new Set([MEDAL_DAYS.driver, MEDAL_DAYS.owner])];
const history = readPriceHistory();
for (const decade of history ? DECADES : []) {
  const series = history.series.filter(({ fuel }) => fuel.decade === decade);
  const stations = [...Map.groupBy(series, ({ station }) => station).values()];
  if (stations.length < FEW) continue;
  const groups = draws(stations);
  for (const days of ages) {
    const what = `${decadeLabel(decade)}, prices count ${days} days: days without gold`;
    atMost(what, 100 * shareWithout(groups, days), WITHOUT_MAX, '%');
  }
}
if (!history) console.log("The ministry's real files are not here: nothing was measured.");

/** The share of days on which no price of a group is fresh, over all groups. */
function shareWithout(groups, days) {
  const { from, to } = history;
  const count = Math.floor((to - from - 4 * HOUR) / DAY) + 1;
  const noons = Array.from({ length: count }, (_, day) => from + 4 * HOUR + day * DAY);
  const isFresh = (prices, noon) => noon - (priceAt(prices, noon)?.[0] ?? -Infinity) <= days * DAY;
  const without = groups.map(
    (series) => noons.filter((noon) => !series.some(({ prices }) => isFresh(prices, noon))).length,
  );
  return without.reduce((sum, each) => sum + each, 0) / (groups.length * count);
}

/** Selections of so few stations, the same in every run. */
function draws(stations) {
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: DRAWS }, () => {
    const left = [...stations];
    return Array.from({ length: FEW }, () =>
      left.splice(Math.floor(random() * left.length), 1),
    ).flat(2);
  });
}
