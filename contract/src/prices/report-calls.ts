import { object, string } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import {
  OwnReportsSchema,
  PriceDisputeAnswerSchema,
  PriceDisputeSchema,
  PriceReportAnswerSchema,
  PriceReportSchema,
  StationStateAnswerSchema,
  StationStateReportSchema,
} from './reports.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const REPORT_CALLS = {
  // rule report-entries
  'POST /price-reports': {
    tag: 'reports',
    summary: "Report a station's prices: confirm them, or say what they are now",
    access: 'registered',
    limit: 'reports',
    body: PriceReportSchema,
    answers: { 200: PriceReportAnswerSchema, ...refusals(401, 403, 404, 409, 422, 429, 503) },
  },
  // rule report-undo
  'DELETE /price-reports/:id': {
    tag: 'reports',
    summary: 'Take an own report back within ten minutes: the prices before hold again',
    access: 'registered',
    limit: 'reports',
    params: object({ id: string() }),
    answers: { 200: DoneSchema, ...refusals(401, 403, 404, 409, 429, 503) },
  },
  // rule report-own
  'GET /price-reports': {
    tag: 'reports',
    summary: 'The own reports, with what became of them',
    access: 'registered',
    answers: { 200: OwnReportsSchema, ...refusals(401, 403, 503) },
  },
  // rule price-contested
  'POST /price-disputes': {
    tag: 'reports',
    summary: 'Say that the price shown is not the one of the pump',
    access: 'registered',
    limit: 'reports',
    body: PriceDisputeSchema,
    answers: { 200: PriceDisputeAnswerSchema, ...refusals(401, 403, 404, 422, 429, 503) },
  },
  // rule price-contested
  'DELETE /price-disputes/:id': {
    tag: 'reports',
    summary: 'Take an own dispute back within ten minutes: nothing of it is left',
    access: 'registered',
    limit: 'reports',
    params: object({ id: string() }),
    answers: { 200: DoneSchema, ...refusals(401, 403, 404, 409, 429, 503) },
  },
  // rule report-states
  'POST /station-states': {
    tag: 'reports',
    summary:
      'Say that a fuel is sold out, a station closed, a charger broken, or that it works again',
    access: 'registered',
    limit: 'reports',
    body: StationStateReportSchema,
    answers: { 200: StationStateAnswerSchema, ...refusals(401, 403, 404, 422, 429, 503) },
  },
} as const satisfies Calls;
