/** What administrators see and decide (decision 0031), and their second factor. */
import { object, regex, string } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import {
  AdministeredPricesSchema,
  PriceEditAnswerSchema,
  PriceEditSchema,
  WithdrawalSchema,
} from '../prices/administered-prices.ts';
import {
  FoundStationsSchema,
  FuelKindSchema,
  LogQuerySchema,
  LogSchema,
  StationSearchSchema,
  TodaySchema,
} from './administration.ts';
import {
  CapDecidedSchema,
  CapDecisionSchema,
  DecidedSchema,
  DecisionSchema,
  QueueSchema,
} from '../queue/queue.ts';
import {
  RecoveryCodesSchema,
  SecondFactorConfirmationSchema,
  SecondFactorSchema,
  SecondFactorStartSchema,
} from '../accounts/second-factor.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

const number = string().check(regex(/^\d{1,9}$/));
const station = object({ id: number });
const READ = refusals(401, 403, 429, 503);
const WRITE = refusals(401, 403, 404, 409, 422, 429, 503);

export const ADMINISTRATION_CALLS = {
  'GET /admin/today': {
    tag: 'administration',
    summary: 'What the day asks an administrator to do',
    access: 'registered',
    limit: 'administration',
    answers: { 200: TodaySchema, ...READ },
  },
  'POST /admin/fuels': {
    tag: 'administration',
    summary: 'Say category and unit of a fuel that nobody knew: its prices appear',
    access: 'registered',
    limit: 'administration',
    body: FuelKindSchema,
    answers: { 200: DoneSchema, ...WRITE },
  },
  'GET /admin/queue': {
    tag: 'administration',
    summary: 'The prices that wait for a decision, with what speaks for and against them',
    access: 'registered',
    limit: 'administration',
    answers: { 200: QueueSchema, ...READ },
  },
  'POST /admin/queue': {
    tag: 'administration',
    summary: 'Take all, some or none of what the cap on drivers’ words holds',
    access: 'registered',
    limit: 'administration',
    body: CapDecisionSchema,
    answers: { 200: CapDecidedSchema, ...WRITE },
  },
  'POST /admin/queue/:id': {
    tag: 'administration',
    summary:
      'Say yes or no to a price that waits, or shut out who said it, or answer for that person',
    access: 'registered',
    limit: 'administration',
    params: object({ id: string().check(regex(/^\d{1,18}$/)) }),
    body: DecisionSchema,
    answers: { 200: DecidedSchema, ...WRITE },
  },
  'GET /admin/stations': {
    tag: 'administration',
    summary: "Stations by a word, San Marino's first",
    access: 'registered',
    limit: 'administration',
    query: StationSearchSchema,
    answers: { 200: FoundStationsSchema, ...READ },
  },
  'GET /admin/stations/:id/prices': {
    tag: 'administration',
    summary: "A station's prices, with what holds again when one is withdrawn",
    access: 'registered',
    limit: 'administration',
    params: station,
    answers: { 200: AdministeredPricesSchema, ...refusals(401, 403, 404, 429, 503) },
  },
  'PUT /admin/stations/:id/prices/:fuel': {
    tag: 'administration',
    summary: 'Set a price, through the same door as all others',
    access: 'registered',
    limit: 'administration',
    params: object({ id: number, fuel: number }),
    body: PriceEditSchema,
    answers: { 200: PriceEditAnswerSchema, ...WRITE },
  },
  'DELETE /admin/stations/:id/prices/:fuel': {
    tag: 'administration',
    summary: 'Withdraw a price, as often as it was said: the one before holds again',
    access: 'registered',
    limit: 'administration',
    params: object({ id: number, fuel: number }),
    body: WithdrawalSchema,
    answers: { 200: PriceEditAnswerSchema, ...WRITE },
  },
  'GET /admin/log': {
    tag: 'administration',
    summary: 'What administrators, owners and the operator changed, newest first',
    access: 'registered',
    limit: 'administration',
    query: LogQuerySchema,
    answers: { 200: LogSchema, ...READ },
  },
  'GET /user/second-factor': {
    tag: 'accounts',
    summary: "Whether the account's sign-in asks for a second factor",
    access: 'registered',
    answers: { 200: SecondFactorSchema, ...refusals(401, 403, 503) },
  },
  'POST /user/second-factor': {
    tag: 'accounts',
    summary: 'Make a secret for an app; a code of it has to confirm it',
    access: 'registered',
    limit: 'accountWrite',
    answers: { 200: SecondFactorStartSchema, ...refusals(401, 403, 409, 429, 503) },
  },
  'PUT /user/second-factor': {
    tag: 'accounts',
    summary: 'Switch the second factor on with a code of the app; answers the recovery codes',
    access: 'registered',
    limit: 'accountWrite',
    body: SecondFactorConfirmationSchema,
    answers: { 200: RecoveryCodesSchema, ...refusals(401, 403, 409, 422, 429, 503) },
  },
  'DELETE /user/second-factor': {
    tag: 'accounts',
    summary: 'Switch the second factor off with a code of the app, or a recovery code',
    access: 'registered',
    limit: 'accountWrite',
    body: SecondFactorConfirmationSchema,
    answers: { 200: DoneSchema, ...refusals(401, 403, 409, 422, 429, 503) },
  },
} as const satisfies Calls;
