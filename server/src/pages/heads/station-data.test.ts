// Tests rule page-head.
import { expect, test } from 'vitest';
import { NO_DETAILS } from '@pieno/contract/stations/station-details.ts';
import { shownPrice, shownStation } from '../../testing/stations/shown-station.ts';
import { stationData } from './station-data.ts';

const SITE = 'https://pieno.example';

test('a station has its place, its telephone and its prices by unit', () => {
  const prices = [shownPrice(20, 1.759), shownPrice(40, 1.499), shownPrice(51, 0.6)];
  expect(stationData(shownStation(prices), SITE)).toMatchObject({
    '@type': 'GasStation',
    '@id': `${SITE}/business/8`,
    address: {
      streetAddress: 'Via Cinque Febbraio 46',
      postalCode: '47895',
      addressLocality: 'Domagnano',
      addressCountry: 'SM',
    },
    geo: { latitude: 43.95, longitude: 12.46 },
    telephone: '0549 000000',
    makesOffer: [
      {
        name: 'Diesel Self',
        priceSpecification: { price: 1.759, priceCurrency: 'EUR', unitCode: 'LTR' },
      },
      { priceSpecification: { unitCode: 'KGM' } },
      { priceSpecification: { unitCode: 'KWH' } },
    ],
  });
});

test.each([
  { source: 'demo' as const },
  { stale: true },
  { ageing: true },
  { doubtful: true },
  { contested: true },
])('a price is no offer when %o', (more) => {
  expect(stationData(shownStation([shownPrice(20, 1.759, more)]), SITE)).not.toHaveProperty(
    'makesOffer',
  );
});

test('the rating appears once there is an average', () => {
  const few = shownStation([], { reviews: { count: 4, chips: [] } });
  expect(stationData(few, SITE)).not.toHaveProperty('aggregateRating');
  const rated = shownStation([], { reviews: { count: 5, average: 4.2, chips: [] } });
  expect(stationData(rated, SITE)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, reviewCount: 5 },
  });
});

test('a site that sells only electricity is not a petrol station', () => {
  const site = shownStation([shownPrice(50, 0.4)]);
  expect(stationData(site, SITE)).toMatchObject({ '@type': 'LocalBusiness' });
});

test('hours are listed by day, including whole days and exceptions', () => {
  const morning = [{ from: '07:00', to: '12:30' }];
  const hours = [morning, morning, [], [], [], [{ from: '00:00', to: '24:00' }], []];
  const exceptions = [{ date: '2026-12-25', spans: [] }];
  const details = { ...NO_DETAILS, hours, exceptions };
  expect(stationData(shownStation([], { details }), SITE)).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '07:00', closes: '12:30' },
      { dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
});
