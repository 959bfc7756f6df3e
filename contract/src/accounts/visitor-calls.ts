import { FeatureAccessSchema, FeatureRequestSchema } from './account.ts';
import { CurrentVisitorSchema, GuestAccessSchema } from './visitor.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const VISITOR_CALLS = {
  // rule call-guests
  'POST /guest/access': {
    tag: 'visitors',
    summary: 'Temporary access for a guest',
    access: 'public',
    limit: 'guestAccess',
    answers: { 200: GuestAccessSchema, ...refusals(429, 503) },
  },
  // rule call-current-user
  'GET /auth/current-user': {
    tag: 'visitors',
    summary: 'Anonymous, guest or registered',
    access: 'visitor',
    answers: { 200: CurrentVisitorSchema, ...refusals(401, 503) },
  },
  // rule call-feature-access
  'POST /auth/check-feature-access': {
    tag: 'visitors',
    summary: 'Whether the visitor may do something, and what to ask of one who may not',
    access: 'visitor',
    body: FeatureRequestSchema,
    answers: { 200: FeatureAccessSchema, ...refusals(401, 422, 503) },
  },
} as const satisfies Calls;
