// Tests rule offline-prices.
import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { CALLS, type KeptCallName } from './calls.ts';
import { hasKeptShape } from './kept-shapes.ts';
import { PETROL_RATE } from './testing/sample-smac-rates.ts';

const FUEL = { id: 10, name: 'Benzina', color: '#000', unit: 'litre', mode: 'self', grade: 'base' };
const PRICE = {
  fuel_type: FUEL,
  price: 1.659,
  effective_date: '2026-11-22T08:00:00.000Z',
  source: 'owner',
  stale: false,
  confirmed: true,
};
const NOWHERE = { latitude: null, longitude: null, locality: null, address: null };
const ENTRY = {
  decade: 10,
  rank: null,
  stale: false,
  business: { id: 8, name: 'Tamoil', ...NOWHERE },
  fuels: [PRICE],
};
const RANGE = { days: '30', from: '2026-10-23T22:00:00.000Z', to: '2026-11-22T23:00:00.000Z' };
const BUSINESS = {
  ...ENTRY.business,
  short_description: null,
  description: null,
  logo_url: null,
  postcode: null,
  phone: null,
  mobile: null,
  email: null,
  website: null,
  opening_hours: null,
};
const WINNER = { decade: 10, label: 'Benzina', best: null, runner_up_delta: null, tied_with: 0 };

const ANSWERS: Record<KeptCallName, unknown[]> = {
  'GET /prices/best-by-decade': [[], [{ ...WINNER, stations: 0, demo: false }]],
  'GET /prices/ranking/:decade': [[], [ENTRY], [{ ...ENTRY, fuels: [] }]],
  'GET /prices/history/:station': [
    {
      ...RANGE,
      station: 8,
      fuel_type_id: 10,
      steps: [],
      min: null,
      max: null,
      reduced: false,
      daily_until: null,
    },
  ],
  'GET /prices/history/area/:area': [{ ...RANGE, area: 'SM', decade: 10, daily: [] }],
  'GET /business/:id': [
    { business: BUSINESS, prices: [PRICE], gallery_images: [] },
    { business: BUSINESS, prices: [], gallery_images: [] },
  ],
  'GET /welcome-message': [{ message: '', source: '' }],
  'GET /global-settings/:key': [{ value1: null, value2: null, value3: null, note: null }],
  'GET /smac-rates': [
    { reference: null, rates: [] },
    { reference: 1.7, rates: [PETROL_RATE] },
  ],
};
/** Answers of captive portals, proxies and hosts. */
const OTHERS = [
  undefined,
  null,
  '',
  'ok',
  0,
  true,
  {},
  [{}],
  [null],
  { message: 'Torniamo subito' },
];
const cases = Object.entries(ANSWERS).map(([name, answers]) => ({ name, answers }));

test.each(cases)(
  '$name: what the server answers has its form, what others do has not',
  ({ name, answers }) => {
    const [method = '', path = ''] = name.split(' ');
    const schema = CALLS[name as KeptCallName].answers[200] as ZodMiniType;
    for (const answer of answers) {
      expect(schema.safeParse(answer).error).toBeUndefined();
      expect(hasKeptShape(method, path, answer)).toBe(true);
    }
    for (const other of [...OTHERS, ...(Array.isArray(answers[0]) ? [] : [[]])]) {
      expect([other, schema.safeParse(other).success]).toEqual([other, false]);
      expect([other, hasKeptShape(method, path, other)]).toEqual([other, false]);
    }
  },
);

test('a call whose answer is not stored has no shape', () => {
  expect(hasKeptShape('GET', '/user', {})).toBe(false);
});
