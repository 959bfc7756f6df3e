/** What the operator decides, and the health of the server: public. */
import { object, string } from 'zod/mini';
import { HealthSchema } from '../health/health.ts';
import { GlobalSettingSchema, WelcomeMessageSchema } from './settings.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const SETTING_CALLS = {
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
    answers: { 200: HealthSchema, ...refusals(503) },
  },
  'GET /global-settings/:key': {
    tag: 'settings',
    summary: 'A global setting',
    access: 'public',
    kept: true,
    params: object({ key: string() }),
    answers: { 200: GlobalSettingSchema, ...refusals(404, 503) },
  },
  'GET /global-settings': {
    tag: 'settings',
    summary: 'Says that the key is missing',
    access: 'public',
    hidden: true,
    answers: refusals(400),
  },
  'GET /welcome-message': {
    tag: 'settings',
    summary: 'The welcome message, sanitised HTML',
    access: 'public',
    kept: true,
    answers: { 200: WelcomeMessageSchema, ...refusals(503) },
  },
} as const satisfies Calls;
