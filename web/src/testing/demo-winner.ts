import type { BestByDecade } from '@pieno/contract/prices/prices.ts';

/**
 * A category whose winner is a demo price, as the entry page receives it.
 * @param price in euro
 */
export const demoWinner = (decade: number, price: number, stale = false): BestByDecade[number] => ({
  decade,
  label: '',
  best: {
    decade,
    rank: 1,
    stale,
    known: true,
    business: {
      id: 8,
      name: 'Prova',
      latitude: null,
      longitude: null,
      locality: null,
      address: null,
    },
    fuels: [
      {
        fuel_type: {
          id: decade,
          name: 'Prova',
          color: '#15803d',
          unit: 'litre',
          mode: 'self',
          grade: 'base',
        },
        price,
        effective_date: '2026-11-21T07:12:00.000Z',
        source: 'demo',
        stale,
        confirmed: true,
        doubtful: false,
      },
    ],
  },
  runner_up_delta: null,
  tied_with: 0,
  stations: 1,
  demo: true,
});
