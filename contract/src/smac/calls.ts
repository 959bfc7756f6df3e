import { object, regex, string } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import type { Calls } from '../calls/call.ts';
import { refusals, WRITE_REFUSALS } from '../calls/refusals.ts';
import {
  AdministeredSmacRatesSchema,
  SmacRateChangeSchema,
  SmacRateDraftSchema,
  SmacRatesSchema,
} from './smac-rates.ts';

export const SMAC_CALLS = {
  // rule smac-rates
  'GET /smac-rates': {
    tag: 'prices',
    summary: "The rates of San Marino's card SMaC, and the price of petrol that they refer to",
    access: 'public',
    kept: true,
    answers: { 200: SmacRatesSchema, ...refusals(503) },
  },
  // rule smac-rates
  'GET /admin/smac-rates': {
    tag: 'administration',
    summary: 'The rates of the SMaC, those of the newest day first',
    access: 'registered',
    limit: 'administration',
    answers: { 200: AdministeredSmacRatesSchema, ...refusals(401, 403, 429, 503) },
  },
  // rule smac-rates
  'POST /admin/smac-rates': {
    tag: 'administration',
    summary: 'Add a rate of the SMaC, which holds from its first day in the place of others',
    access: 'registered',
    limit: 'administration',
    body: SmacRateDraftSchema,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
  // rule smac-rates
  'PUT /admin/smac-rates/:id': {
    tag: 'administration',
    summary: 'End, suspend or resume a rate of the SMaC, or say that it was verified now',
    access: 'registered',
    limit: 'administration',
    params: object({ id: string().check(regex(/^\d{1,9}$/)) }),
    body: SmacRateChangeSchema,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
} as const satisfies Calls;
