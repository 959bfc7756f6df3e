import { any, object, regex, string, undefined as nothing } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import { AlertDraftSchema, AlertSchema, AlertsSchema } from './alerts.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

const params = object({ id: string().check(regex(/^\d{1,18}$/)) });

export const ALERT_CALLS = {
  // rule alert-wish
  'GET /user/alerts': {
    tag: 'profile',
    summary: 'The own alerts, the newest first',
    access: 'registered',
    answers: { 200: AlertsSchema, ...refusals(401, 403, 503) },
  },
  // rule alert-wish
  'POST /user/alerts': {
    tag: 'profile',
    summary: 'Ask to be told when a fuel costs less; by mail only to a verified address',
    access: 'registered',
    limit: 'accountWrite',
    body: AlertDraftSchema,
    answers: { 200: AlertSchema, ...refusals(401, 403, 404, 409, 422, 429, 503) },
  },
  // rule alert-wish
  'PUT /user/alerts/:id': {
    tag: 'profile',
    summary: 'Change, pause or resume an alert',
    access: 'registered',
    limit: 'accountWrite',
    params,
    body: AlertDraftSchema,
    answers: { 200: AlertSchema, ...refusals(401, 403, 404, 409, 422, 429, 503) },
  },
  // rule alert-wish
  'DELETE /user/alerts/:id': {
    tag: 'profile',
    summary: 'Delete an alert',
    access: 'registered',
    limit: 'accountWrite',
    params,
    answers: { 204: nothing(), ...refusals(401, 403, 404, 422, 429, 503) },
  },
  // rule alert-unsubscribe
  'GET /alerts/unsubscribe': {
    tag: 'profile',
    summary:
      'A page with a button that sends the call after this one; it switches nothing off by itself',
    access: 'public',
    limit: 'unsubscribe',
    query: object({ token: string() }),
    answers: {
      200: { content: { 'text/html': { schema: any() } } },
      ...refusals(404, 422, 429, 503),
    },
  },
  // rule alert-unsubscribe
  'POST /alerts/unsubscribe': {
    tag: 'profile',
    summary: "End one alert's mails: what a mail program sends for its one-click unsubscribe",
    access: 'public',
    limit: 'unsubscribe',
    query: object({ token: string() }),
    answers: { 200: DoneSchema, ...refusals(404, 422, 429, 503) },
  },
} as const satisfies Calls;
