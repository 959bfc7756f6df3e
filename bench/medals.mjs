// On how many days a category would have had no gold among as few stations as San Marino has, had every price of the
// history been an owner's or a driver's.
import { MEDAL_DAYS } from '@pieno/contract/limits.ts';
import { decadeLabel, DECADES } from '@pieno/contract/prices/fuels.ts';
import { wordAt, readPriceHistory } from './parts/data/price-history.mjs';
import { bar, table } from './parts/figures.mjs';

const [HOUR, DAY] = [3_600_000, 86_400_000];
/** San Marino has 17 fuel stations. */
const FEW = 17;
/** Different choices of so few stations. */
const DRAWS = 200;
/** Above this share of days the medal age is raised (docs/decisions/0005). */
const BAR = 0.05;

const ages = [...new Set([MEDAL_DAYS.driver, MEDAL_DAYS.owner])];
const percent = (share) => `${(share * 100).toFixed(1)} %`;
const history = await readPriceHistory();
if (history) {
  const rows = DECADES.flatMap((decade) => {
    const stations = [
      ...Map.groupBy(
        history.series.filter(({ fuel }) => fuel.decade === decade),
        ({ station }) => station,
      ).values(),
    ];
    if (stations.length < FEW) return [];
    const groups = draws(stations);
    return [{ decade, shares: ages.map((days) => shareWithout(groups, days)) }];
  });
  console.log(`Days without gold at noon, from ${history.what}:\n`);
  table(
    ['', ...ages.map((days) => `${days} d`)],
    rows.map(({ decade, shares }) => [decadeLabel(decade), ...shares.map(percent)]),
  );
  const worst = Math.max(...rows.flatMap(({ shares }) => shares));
  bar(`at most ${percent(BAR)} of the days without gold: ${percent(worst)}`, worst <= BAR);
} else {
  console.log('No observations here: nothing was measured.');
}

/** The share of days on which no price of a group is fresh, over all groups. */
function shareWithout(groups, days) {
  const { from, to } = history;
  const count = Math.floor((to - from - 4 * HOUR) / DAY) + 1;
  const noons = Array.from({ length: count }, (_, day) => from + 4 * HOUR + day * DAY);
  const without = groups.map(
    (series) =>
      noons.filter((noon) =>
        series.every(
          ({ words }) => !(noon - (wordAt(words, noon)?.[0] ?? -Infinity) <= days * DAY),
        ),
      ).length,
  );
  return without.reduce((sum, each) => sum + each, 0) / (groups.length * count);
}

/** Groups of so few stations, the same in every run. */
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
