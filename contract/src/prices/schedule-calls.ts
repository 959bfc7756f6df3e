import { object, optional, regex, string, uuid } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import { ReasonSchema } from '../actions/reason.ts';
import {
  NewScheduleSchema,
  ScheduleChangeSchema,
  ScheduledPriceSchema,
  ScheduledPricesSchema,
} from './scheduled-prices.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

const station = object({ id: string() });
const schedule = object({ id: string(), schedule: uuid() });

export const SCHEDULE_CALLS = {
  // rule owner-schedule
  'GET /owner/stations/:id/scheduled-prices': {
    tag: 'owners',
    summary: 'The prices that an own station has scheduled, and those held when they were due',
    access: 'registered',
    params: station,
    answers: { 200: ScheduledPricesSchema, ...refusals(401, 403, 404, 503) },
  },
  // rule owner-schedule
  'POST /owner/stations/:id/scheduled-prices': {
    tag: 'owners',
    summary: 'Schedule prices of an own station for an instant of the next seven days',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    body: NewScheduleSchema,
    answers: { 200: ScheduledPricesSchema, ...refusals(401, 403, 404, 409, 422, 429, 503) },
  },
  // rule owner-schedule
  'PUT /owner/stations/:id/scheduled-prices/:schedule': {
    tag: 'owners',
    summary: 'Change a scheduled price; one that is public may only fall',
    access: 'registered',
    limit: 'accountWrite',
    params: schedule,
    body: ScheduleChangeSchema,
    answers: { 200: ScheduledPriceSchema, ...refusals(401, 403, 404, 409, 422, 429, 503) },
  },
  // rule owner-schedule
  'DELETE /owner/stations/:id/scheduled-prices/:schedule': {
    tag: 'owners',
    summary: 'Cancel a scheduled price that is not public',
    access: 'registered',
    limit: 'accountWrite',
    params: schedule,
    answers: { 200: DoneSchema, ...refusals(401, 403, 404, 409, 422, 429, 503) },
  },
  // rule schedule-announced
  'DELETE /admin/stations/:id/scheduled-prices/:schedule': {
    tag: 'administration',
    summary: 'Cancel a scheduled price of any station, public or not',
    access: 'registered',
    limit: 'administration',
    params: object({ id: string().check(regex(/^\d{1,9}$/)), schedule: uuid() }),
    body: object({ reason: optional(ReasonSchema) }),
    answers: { 200: DoneSchema, ...refusals(401, 403, 404, 409, 422, 429, 503) },
  },
} as const satisfies Calls;
