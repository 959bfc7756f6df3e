import { DoneSchema } from './account.ts';
import {
  RecoveryCodesSchema,
  SecondFactorConfirmationSchema,
  SecondFactorSchema,
  SecondFactorStartSchema,
} from './second-factor.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const SECOND_FACTOR_CALLS = {
  // rule second-factor
  'GET /user/second-factor': {
    tag: 'accounts',
    summary: "Whether the account's sign-in asks for a second factor",
    access: 'registered',
    answers: { 200: SecondFactorSchema, ...refusals(401, 403, 503) },
  },
  // rule second-factor
  'POST /user/second-factor': {
    tag: 'accounts',
    summary: 'Make a secret for an app; a code of it has to confirm it',
    access: 'registered',
    limit: 'accountWrite',
    answers: { 200: SecondFactorStartSchema, ...refusals(401, 403, 409, 429, 503) },
  },
  // rule second-factor
  'PUT /user/second-factor': {
    tag: 'accounts',
    summary: 'Switch the second factor on with a code of the app; answers the recovery codes',
    access: 'registered',
    limit: 'accountWrite',
    body: SecondFactorConfirmationSchema,
    answers: { 200: RecoveryCodesSchema, ...refusals(401, 403, 409, 422, 429, 503) },
  },
  // rule second-factor
  'DELETE /user/second-factor': {
    tag: 'accounts',
    summary: 'Switch the second factor off with a code of the app, or a recovery code',
    access: 'registered',
    limit: 'accountWrite',
    body: SecondFactorConfirmationSchema,
    answers: { 200: DoneSchema, ...refusals(401, 403, 409, 422, 429, 503) },
  },
} as const satisfies Calls;
