/** The global settings and the welcome message, for administrators (decision 0031). */
import { maxLength, object, string } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import {
  AdministeredSettingsSchema,
  SettingChangeSchema,
  WelcomeChangeSchema,
  WelcomeDraftSchema,
  WelcomePreviewSchema,
} from './administered-settings.ts';
import { WelcomeMessageSchema } from './settings.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

const READ = refusals(401, 403, 429, 503);

export const ADMINISTERED_SETTING_CALLS = {
  // rule admin-settings
  'GET /admin/settings': {
    tag: 'administration',
    summary: 'Every global setting with meaning, limits and default',
    access: 'registered',
    limit: 'administration',
    answers: { 200: AdministeredSettingsSchema, ...READ },
  },
  // rule admin-settings
  'PUT /admin/settings/:key': {
    tag: 'administration',
    summary: 'Change a global setting, or give it its default back',
    access: 'registered',
    limit: 'administration',
    params: object({ key: string().check(maxLength(100)) }),
    body: SettingChangeSchema,
    answers: { 200: DoneSchema, ...refusals(401, 403, 404, 422, 429, 503) },
  },
  // rule admin-settings
  'GET /admin/welcome': {
    tag: 'administration',
    summary: 'The welcome message, as it is shown',
    access: 'registered',
    limit: 'administration',
    answers: { 200: WelcomeMessageSchema, ...READ },
  },
  // rule admin-settings
  'PUT /admin/welcome': {
    tag: 'administration',
    summary: 'Replace the welcome message',
    access: 'registered',
    limit: 'administration',
    body: WelcomeChangeSchema,
    answers: { 200: WelcomeMessageSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  // rule admin-settings
  'POST /admin/welcome/preview': {
    tag: 'administration',
    summary: 'What would be shown of a welcome message; nothing is saved',
    access: 'registered',
    limit: 'administration',
    body: WelcomeDraftSchema,
    answers: { 200: WelcomePreviewSchema, ...refusals(401, 403, 422, 429, 503) },
  },
} as const satisfies Calls;
