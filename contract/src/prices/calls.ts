/** Prices and rankings: public, prepared before they are requested. */
import { object, optional, string } from 'zod/mini';
import { BestByDecadeSchema, PriceVersionSchema, RankingSchema } from './prices.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const PRICE_CALLS = {
  // rule price-version
  'GET /prices/version': {
    tag: 'prices',
    summary: 'The version of all prices: another one says that some price has changed',
    access: 'public',
    answers: { 200: PriceVersionSchema, ...refusals(503) },
  },
  // rule call-prices
  'GET /prices/best-by-decade': {
    tag: 'prices',
    summary: 'The best station of each fuel category in San Marino',
    access: 'public',
    kept: true,
    answers: { 200: BestByDecadeSchema, ...refusals(503) },
  },
  // rule call-prices
  'GET /prices/ranking/:decade': {
    tag: 'prices',
    summary: 'The stations of one fuel category, best first',
    access: 'public',
    kept: true,
    params: object({ decade: string() }),
    /** An area; San Marino if missing. */
    query: object({ area: optional(string()) }),
    answers: { 200: RankingSchema, ...refusals(404, 422, 503) },
  },
} as const satisfies Calls;
