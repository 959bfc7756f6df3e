// Tests rules page-head, reviews-shown.
import Validator from '@adobe/structured-data-validator';
import { expect, test } from 'vitest';
import type { BestByDecade, RankingEntry } from '@pieno/contract/prices/prices.ts';
import { NO_DETAILS } from '@pieno/contract/stations/station-details.ts';
import { readLinkPreview } from '../../testing/pages/link-preview.ts';
import { shownPrice, shownStation } from '../../testing/stations/shown-station.ts';
import { headOfHome } from './head-of-home.ts';
import { headOfRanking } from './head-of-ranking.ts';
import { headOfStation } from './head-of-station.ts';

const SITE = 'https://pieno.example';
const DIESEL = shownPrice(20, 1.759);
const DAY = [{ from: '07:00', to: '19:30' }];
const station = shownStation([DIESEL, shownPrice(40, 1.4), shownPrice(51, 0.6)], {
  details: {
    ...NO_DETAILS,
    hours: [DAY, DAY, DAY, DAY, DAY, [], []],
    exceptions: [{ date: '2026-12-25', spans: [] }],
  },
});
const rated = shownStation([DIESEL], { reviews: { count: 5, average: 4.2, chips: [] } });
const entry: RankingEntry = {
  decade: 20,
  rank: 1,
  stale: false,
  known: true,
  business: station.business,
  fuels: [DIESEL],
};
const winners: BestByDecade = [
  {
    decade: 20,
    label: 'Diesel',
    best: entry,
    runner_up_delta: null,
    tied_with: 0,
    stations: 1,
    demo: false,
  },
];

test.each([
  ['a station', headOfStation(station, SITE), ['GasStation', 'BreadcrumbList']],
  ['a station with reviews', headOfStation(rated, SITE), ['GasStation', 'BreadcrumbList']],
  [
    'a site that sells electricity',
    headOfStation(shownStation([shownPrice(50, 0.4)]), SITE),
    ['LocalBusiness', 'BreadcrumbList'],
  ],
  [
    'a ranking',
    headOfRanking({ area: 'SM', decade: 20 }, [entry], SITE),
    ['BreadcrumbList', 'ItemList'],
  ],
  ['home', headOfHome(winners, SITE), ['WebSite']],
])('the structured data of %s meet the requirements of search engines', async (_, head, types) => {
  const { data } = readLinkPreview(Buffer.from(head), SITE);
  expect(data.map((item) => item['@type'])).toEqual(types);
  const jsonld = Object.groupBy(data, (item) => String(item['@type'])) as Record<string, object[]>;
  expect(await new Validator().validate({ jsonld })).toEqual([]);
});
