import { file, nullable, object, undefined as nothing } from 'zod/mini';
import { DeletionSchema, DoneSchema } from '../accounts/account.ts';
import { AccountExportSchema } from './export.ts';
import { EmailVerificationSchema, VerificationCodeSchema } from '../accounts/recovery.ts';
import { AVATAR_FIELD } from './profile-fields.ts';
import { UserAnswerSchema, userChangeSchema } from './profile.ts';
import {
  ConsentChangeSchema,
  UserSettingsChangeSchema,
  UserSettingsSchema,
} from './user-settings.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const PROFILE_CALLS = {
  // rule call-user
  'PUT /user': {
    tag: 'profile',
    summary: 'Change the profile, or one of its switches',
    access: 'registered',
    limit: 'accountWrite',
    /** Without a body nothing changes. The server checks birthdays by its own clock. */
    body: nullable(userChangeSchema(() => new Date())),
    answers: { 200: UserAnswerSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  // rule call-user
  'POST /user/avatar': {
    tag: 'profile',
    summary: "Change the profile's picture",
    access: 'registered',
    limit: 'accountWrite',
    body: object({ [AVATAR_FIELD]: file() }),
    consumes: 'multipart/form-data',
    answers: { 200: UserAnswerSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  // rule account-verified
  'POST /user/email-verification': {
    tag: 'profile',
    summary: "Mail a code that verifies the account's e-mail, unless one is still good",
    access: 'registered',
    limit: 'verification',
    body: nullable(VerificationCodeSchema),
    answers: { 204: nothing(), ...refusals(401, 403, 409, 422, 429, 503) },
  },
  // rule account-verified
  'PUT /user/email-verification': {
    tag: 'profile',
    summary: 'Verify the e-mail with the code from the mail',
    access: 'registered',
    limit: 'verification',
    body: EmailVerificationSchema,
    answers: { 200: UserAnswerSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  // rule verification-request
  'POST /user/verification-request': {
    tag: 'profile',
    summary: 'Ask an administrator to confirm the e-mail, once a day',
    access: 'registered',
    limit: 'verificationRequests',
    answers: { 200: DoneSchema, ...refusals(401, 403, 409, 429, 503) },
  },
  // rule account-own-data
  'GET /user/export': {
    tag: 'profile',
    summary: 'Everything that is kept about the user, as a file',
    access: 'registered',
    limit: 'accountWrite',
    answers: { 200: AccountExportSchema, ...refusals(401, 403, 429, 503) },
  },
  // rule account-own-data
  'DELETE /user': {
    tag: 'profile',
    summary: 'Delete the account and everything of it',
    access: 'registered',
    limit: 'accountWrite',
    body: nullable(DeletionSchema),
    answers: { 200: DoneSchema, ...refusals(401, 403, 409, 422, 429, 503) },
  },
  // rule call-user-settings
  'GET /user/settings': {
    tag: 'settings',
    summary: "The user's settings",
    access: 'registered',
    answers: { 200: UserSettingsSchema, ...refusals(401, 403, 503) },
  },
  // rule call-user-settings
  'PUT /user/settings': {
    tag: 'settings',
    summary: "Change the user's settings",
    access: 'registered',
    limit: 'accountWrite',
    /** Without a body nothing changes. */
    body: nullable(UserSettingsChangeSchema),
    answers: { 200: UserSettingsSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  // rule call-user-settings
  'GET /user/settings/geolocation-consent': {
    tag: 'settings',
    summary: 'Whether the position may be used',
    access: 'registered',
    answers: { 200: UserSettingsSchema, ...refusals(401, 403, 503) },
  },
  // rule call-user-settings
  'PUT /user/settings/geolocation-consent': {
    tag: 'settings',
    summary: 'Give or withdraw the consent to use the position',
    access: 'registered',
    limit: 'accountWrite',
    body: ConsentChangeSchema,
    answers: { 200: UserSettingsSchema, ...refusals(401, 403, 422, 429, 503) },
  },
} as const satisfies Calls;
