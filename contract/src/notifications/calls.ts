import { undefined as nothing } from 'zod/mini';
import { NotificationsReadSchema, NotificationsSchema } from './notifications.ts';
import { PushEndpointSchema, PushStateSchema, PushSubscriptionSchema } from './push.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const NOTIFICATION_CALLS = {
  // rule inbox-entries
  'GET /user/notifications': {
    tag: 'profile',
    summary: 'What was sent, and what became of the own reports, of the last 30 days',
    access: 'registered',
    answers: { 200: NotificationsSchema, ...refusals(401, 403, 503) },
  },
  // rule inbox-entries
  'PUT /user/notifications/read': {
    tag: 'profile',
    summary: 'All until an instant is read',
    access: 'registered',
    limit: 'accountWrite',
    body: NotificationsReadSchema,
    answers: { 204: nothing(), ...refusals(401, 403, 422, 429, 503) },
  },
  // rule push-test
  'POST /user/notifications/test': {
    tag: 'profile',
    summary: 'Send a test message to the own browsers',
    access: 'registered',
    limit: 'accountWrite',
    answers: { 204: nothing(), ...refusals(401, 403, 409, 429, 503) },
  },
  // rule push-subscriptions
  'GET /user/push-subscriptions': {
    tag: 'profile',
    summary: 'The key with which a browser subscribes, and how many have',
    access: 'registered',
    answers: { 200: PushStateSchema, ...refusals(401, 403, 503) },
  },
  // rule push-subscriptions
  'POST /user/push-subscriptions': {
    tag: 'profile',
    summary: 'Tell this browser, until its session ends',
    access: 'registered',
    limit: 'accountWrite',
    body: PushSubscriptionSchema,
    answers: { 204: nothing(), ...refusals(401, 403, 409, 422, 429, 503) },
  },
  // rule push-subscriptions
  'DELETE /user/push-subscriptions': {
    tag: 'profile',
    summary: 'Tell this browser no more',
    access: 'registered',
    limit: 'accountWrite',
    body: PushEndpointSchema,
    answers: { 204: nothing(), ...refusals(401, 403, 422, 429, 503) },
  },
} as const satisfies Calls;
