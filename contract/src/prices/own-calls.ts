import { object, string } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import {
  OwnerPricesAnswerSchema,
  OwnerPricesRefusedSchema,
  OwnerPricesSchema,
} from './own-prices.ts';
import {
  MadeStationTokenSchema,
  NewStationTokenSchema,
  StationTokensSchema,
} from './station-tokens.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

const station = object({ id: string() });

export const OWN_PRICE_CALLS = {
  // rule owner-prices
  'PUT /owner/stations/:id/prices': {
    tag: 'owners',
    summary: 'Say the prices of an own station; an equal one is confirmed',
    access: 'registered',
    tills: true,
    limit: 'accountWrite',
    params: station,
    body: OwnerPricesSchema,
    answers: {
      200: OwnerPricesAnswerSchema,
      ...refusals(401, 403, 404, 422, 429, 503),
      409: OwnerPricesRefusedSchema,
    },
  },
  // rule owner-tokens
  'GET /owner/stations/:id/tokens': {
    tag: 'owners',
    summary: "The tokens of an own station's tills",
    access: 'registered',
    params: station,
    answers: { 200: StationTokensSchema, ...refusals(401, 403, 404, 503) },
  },
  // rule owner-tokens
  'POST /owner/stations/:id/tokens': {
    tag: 'owners',
    summary: "Make a token with which a till says the station's prices; it is told once",
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    body: NewStationTokenSchema,
    answers: { 200: MadeStationTokenSchema, ...refusals(401, 403, 404, 409, 422, 429, 503) },
  },
  // rule owner-tokens
  'DELETE /owner/stations/:id/tokens/:token': {
    tag: 'owners',
    summary: 'Revoke a token',
    access: 'registered',
    limit: 'accountWrite',
    params: object({ id: string(), token: string() }),
    answers: { 200: DoneSchema, ...refusals(401, 403, 404, 409, 429, 503) },
  },
} as const satisfies Calls;
