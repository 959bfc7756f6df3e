import { object, string } from 'zod/mini';
import { GlobalSettingSchema, WelcomeMessageSchema } from './settings.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const SETTING_CALLS = {
  // rule call-settings
  'GET /global-settings/:key': {
    tag: 'settings',
    summary: 'A global setting',
    access: 'public',
    kept: true,
    params: object({ key: string() }),
    answers: { 200: GlobalSettingSchema, ...refusals(404, 503) },
  },
  // rule call-settings
  'GET /global-settings': {
    tag: 'settings',
    summary: 'Says that the key is missing',
    access: 'public',
    hidden: true,
    answers: refusals(400),
  },
  // rule call-welcome
  'GET /welcome-message': {
    tag: 'settings',
    summary: 'The welcome message, sanitised HTML',
    access: 'public',
    kept: true,
    answers: { 200: WelcomeMessageSchema, ...refusals(503) },
  },
} as const satisfies Calls;
