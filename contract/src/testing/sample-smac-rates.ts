import type { SmacRate } from '../smac/smac-rates.ts';

/** 15 cents per litre of petrol, not verified. */
export const PETROL_RATE: SmacRate = {
  id: 1,
  valid_from: '2023-04-01',
  valid_to: null,
  fuel: 10,
  amount: 0.15,
  basis: 'unit',
  per_day_litres: null,
  per_month_euro: null,
  suspended: false,
  source: 'Decreto delegato 55/2023',
  source_url: null,
  verified_at: null,
};

/** The same percentage for the other fuels. */
export const OTHER_RATE: SmacRate = { ...PETROL_RATE, id: 2, fuel: null, basis: 'reference' };
