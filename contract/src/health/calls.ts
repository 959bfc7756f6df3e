import { HealthSchema, ReadySchema, StatusSchema } from './health.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const HEALTH_CALLS = {
  // rule live-while-starting
  'GET /health': {
    tag: 'health',
    summary: 'The process lives',
    access: 'public',
    answers: { 200: HealthSchema },
  },
  // rule board-refresh
  'GET /health/ready': {
    tag: 'health',
    summary: 'The price board is filled',
    access: 'public',
    answers: { 200: ReadySchema, ...refusals(503) },
  },
  // rule health-status
  'GET /health/status': {
    tag: 'health',
    summary: 'What works and what does not; 503 when something is wrong',
    access: 'operator',
    limit: 'administration',
    answers: { 200: StatusSchema, 503: StatusSchema, ...refusals(401, 429) },
  },
} as const satisfies Calls;
