// Draws docs/pictures/belt-162-days.svg: the price of petrol in the border belt from March to August 2026, with the
// product's code for an area's figures and for drawing steps. Needs the ministry's rows of that time (CONTRIBUTING.md).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dayAfter, midnightOf } from '../../contract/src/midnights.ts';
import { figuresOf, rankedBy } from '../../server/src/modules/history/area-figures.ts';
import { spansOf } from '../../server/src/modules/history/read-area.ts';
import { walk } from '../../server/src/modules/history/walk.ts';
import { priceAges } from '../../server/src/modules/prices/evaluate/freshness.ts';
import { stepPaths } from '../../web/src/features/prices/history/step-path.ts';
import { readPriceHistory } from '../../bench/parts/data/price-history.mjs';
import { ROOT } from '../run/processes.mjs';

const PETROL_SELF = 10;
const FIRST = '2026-03-13';
const DAYS = 162;
const BOX = { width: 960, height: 440, left: 64, right: 148, top: 48, bottom: 40 };
const LINES = [
  { figure: 'max', name: 'il più alto', color: '#64748b', width: 1.5 },
  { figure: 'median', name: 'mediana', color: '#1e293b', width: 2 },
  { figure: 'min', name: 'il più basso', color: '#15803d', width: 2.5 },
];
const euros = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2 });
const month = new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' });

const history = readPriceHistory();
if (!history) throw new Error("The belt's history is not here: see REAL_DATA in CONTRIBUTING.md.");
const end = dayAfter(FIRST, DAYS);
const days = figuresOf(stationsOf(history), spansOf(FIRST, end));
writeFileSync(path.join(ROOT, 'docs/pictures/belt-162-days.svg'), draw(days));

function stationsOf({ series }) {
  const until = midnightOf(end).getTime();
  return series
    .filter(({ fuel }) => fuel.id === PETROL_SELF)
    .map(({ prices: known }) => {
      // One price per instant.
      const prices = [...new Map(known)].map(([at, price]) => ({
        seenAt: at,
        price,
        origin: 'ministry',
        doubtful: false,
        voices: null,
      }));
      return rankedBy([walk({ unit: 'litre', prices, kept: [] }, priceAges(new Map()), until)]);
    });
}

function draw(daily) {
  const ticks = [1.5, 1.75, 2, 2.25, 2.5];
  const from = midnightOf(FIRST).getTime();
  const until = midnightOf(end).getTime();
  const [low, high] = [ticks[0], ticks.at(-1)];
  const right = BOX.width - BOX.right;
  const bottom = BOX.height - BOX.bottom;
  const x = (time) => BOX.left + ((time - from) / (until - from)) * (right - BOX.left);
  const y = (price) => BOX.top + ((high - price) / (high - low)) * (bottom - BOX.top);
  const plot = { x, y, from, until };
  const lines = LINES.map(({ figure, name, color, width }) => {
    const steps = daily.map(({ day, [figure]: price }) => ({
      at: midnightOf(day).toISOString(),
      price: price / 1000,
      source: 'import',
      state: 'fresh',
    }));
    const last = steps.at(-1).price;
    return `<path d="${stepPaths(steps, plot).certain}" stroke="${color}" stroke-width="${width}"/>
<text x="${right + 8}" y="${Math.round(y(last)) + 4}" fill="${color}">${name} ${euros.format(last)}</text>`;
  });
  const across = ticks.map(
    (price) => `<path d="M${BOX.left} ${Math.round(y(price))}H${right}" stroke="#e2e8f0"/>
<text x="${BOX.left - 8}" y="${Math.round(y(price)) + 4}" text-anchor="end">${euros.format(price)}</text>`,
  );
  const months = daily
    .filter(({ day }) => day.endsWith('-01'))
    .map(({ day }) => {
      const at = Math.round(x(midnightOf(day).getTime()));
      return `<path d="M${at} ${BOX.top}V${bottom}" stroke="#e2e8f0"/>
<text x="${at + 4}" y="${bottom + 18}">${month.format(new Date(day))}</text>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" font-family="sans-serif" font-size="13" fill="none">
<title>Benzina self nei distributori italiani entro 20 km da San Marino, 13 marzo – 21 agosto 2026</title>
<rect width="${BOX.width}" height="${BOX.height}" fill="#fff"/>
<g fill="#475569"><text x="${BOX.left}" y="24" font-size="15">Benzina self entro 20 km da San Marino, euro al litro, giorno per giorno</text></g>
<g fill="#475569">${[...across, ...months].join('\n')}</g>
${lines.join('\n')}
<text x="${BOX.left}" y="${BOX.height - 4}" fill="#64748b" font-size="11">Fonte: Ministero delle Imprese e del Made in Italy, IODL 2.0; elaborazione di Pieno, 162 giorni dal 13 marzo 2026</text>
</svg>
`;
}
