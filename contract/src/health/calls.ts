import { HealthSchema, ReadySchema } from './health.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const HEALTH_CALLS = {
  'GET /health': {
    tag: 'health',
    summary: 'The process lives',
    access: 'public',
    answers: { 200: HealthSchema },
  },
  'GET /health/ready': {
    tag: 'health',
    summary: 'The price board is filled',
    access: 'public',
    answers: { 200: ReadySchema, ...refusals(503) },
  },
} as const satisfies Calls;
