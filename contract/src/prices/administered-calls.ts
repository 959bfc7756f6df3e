import { object, regex, string } from 'zod/mini';
import {
  AdministeredPricesSchema,
  PriceEditAnswerSchema,
  PriceEditSchema,
  WithdrawalSchema,
} from './administered-prices.ts';
import type { Calls } from '../calls/call.ts';
import { refusals, WRITE_REFUSALS } from '../calls/refusals.ts';

const number = string().check(regex(/^\d{1,9}$/));
const station = object({ id: number });

export const ADMINISTERED_PRICE_CALLS = {
  // rule admin-prices
  'GET /admin/stations/:id/prices': {
    tag: 'administration',
    summary: "A station's prices, with what holds again when one is withdrawn",
    access: 'registered',
    limit: 'administration',
    params: station,
    answers: { 200: AdministeredPricesSchema, ...refusals(401, 403, 404, 429, 503) },
  },
  // rule admin-prices
  'PUT /admin/stations/:id/prices/:fuel': {
    tag: 'administration',
    summary: 'Set a price, through the same door as all others',
    access: 'registered',
    limit: 'administration',
    params: object({ id: number, fuel: number }),
    body: PriceEditSchema,
    answers: { 200: PriceEditAnswerSchema, ...WRITE_REFUSALS },
  },
  // rule admin-prices
  'DELETE /admin/stations/:id/prices/:fuel': {
    tag: 'administration',
    summary: 'Withdraw a price, as often as it was said: the one before holds again',
    access: 'registered',
    limit: 'administration',
    params: object({ id: number, fuel: number }),
    body: WithdrawalSchema,
    answers: { 200: PriceEditAnswerSchema, ...WRITE_REFUSALS },
  },
} as const satisfies Calls;
