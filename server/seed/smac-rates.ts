/**
 * Known rates of the credit on San Marino's card, SMaC (rule smac-rates).
 *
 * - 15 cents per litre of petrol from 1 April 2023: Decreto Delegato 55/2023, according to Corriere Romagna; nothing
 *   newer was found. 10 cents from 1 January 2023, 15 before: the same newspaper. The rules: Decreto Delegato 130 of 15
 *   September 2022.
 * - The amount refers to served petrol (“benzina verde, servito”, Corriere Romagna 2023). Other fuels have “uguale
 *   percentuale” (Libertas, 2012), so their share is inferred.
 * - Nothing was found about methane and electricity. The limit of 250 euros a month dates from 2010 (agency.sm, 5
 *   January 2010); today's is unknown, so none is set.
 *
 * Nobody has compared these with the decrees: the operator sets `verified_at`.
 */
import type { SmacBasis } from '@pieno/contract/smac/smac-rates.ts';

interface KnownRate {
  id: number;
  valid_from: string | null;
  valid_to: string | null;
  fuel: number | null;
  /** Thousandths of a euro. */
  amount: number;
  basis: SmacBasis;
  source: string;
}

interface Period extends Pick<KnownRate, 'valid_from' | 'valid_to' | 'amount' | 'source'> {
  /** Of the rates for petrol and for the other fuels; never reused. */
  ids: readonly [number, number];
}

const PERIODS: readonly Period[] = [
  {
    ids: [1, 2],
    valid_from: '2023-04-01',
    valid_to: null,
    amount: 150,
    source: 'Decreto delegato 55/2023, secondo il Corriere Romagna',
  },
  {
    ids: [3, 4],
    valid_from: '2023-01-01',
    valid_to: '2023-03-31',
    amount: 100,
    source: 'Corriere Romagna, 2023; regole: decreto delegato 130 del 15 settembre 2022',
  },
  {
    ids: [5, 6],
    valid_from: null,
    valid_to: '2022-12-31',
    amount: 150,
    source: 'Corriere Romagna, 2023',
  },
];

export const SMAC_RATES: readonly KnownRate[] = PERIODS.flatMap(
  ({ ids: [petrol, others], ...rate }) => [
    { ...rate, id: petrol, fuel: 10, basis: 'unit' },
    {
      ...rate,
      id: others,
      fuel: null,
      basis: 'reference',
      source: `${rate.source}; «uguale percentuale» per gli altri: Libertas, 2012`,
    },
  ],
);
