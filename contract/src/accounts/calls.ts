import {
  ConversionSchema,
  DoneSchema,
  LoginSchema,
  RegistrationSchema,
  SessionSchema,
} from './account.ts';
import {
  ChangePasswordSchema,
  CodeMadeSchema,
  ForgotPasswordSchema,
  ResetPasswordSchema,
} from './recovery.ts';
import { UserSchema } from './visitor.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

export const ACCOUNT_CALLS = {
  // rule call-accounts
  'POST /login': {
    tag: 'accounts',
    summary: 'Sign in by e-mail and password',
    access: 'public',
    limit: 'login',
    body: LoginSchema,
    answers: { 200: SessionSchema, ...refusals(422, 429, 503) },
  },
  // rule call-accounts
  'POST /register': {
    tag: 'accounts',
    summary: 'Make an account and sign in',
    access: 'public',
    limit: 'register',
    body: RegistrationSchema,
    answers: { 200: SessionSchema, ...refusals(422, 429, 503) },
  },
  // rule call-guests
  'POST /guest/convert-to-registered': {
    tag: 'accounts',
    summary: 'Make an account out of a guest and sign in',
    access: 'guest',
    limit: 'register',
    body: ConversionSchema,
    answers: { 200: SessionSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  // rule call-accounts
  'POST /logout': {
    tag: 'accounts',
    summary: 'End the session whose token comes along',
    access: 'registered',
    answers: { 200: DoneSchema, ...refusals(401, 403, 503) },
  },
  // rules call-user, admin-known
  'GET /user': {
    tag: 'accounts',
    summary: 'The registered user',
    access: 'registered',
    answers: { 200: UserSchema, ...refusals(401, 403, 503) },
  },
  // rule account-recovery
  'POST /auth/forgot-password': {
    tag: 'accounts',
    summary: 'Mail a recovery code, if the address has an account; the answer does not tell',
    access: 'public',
    limit: 'recovery',
    body: ForgotPasswordSchema,
    answers: { 200: CodeMadeSchema, ...refusals(422, 429, 503) },
  },
  // rule account-recovery
  'POST /auth/reset-password': {
    tag: 'accounts',
    summary: 'Choose a password with the code from the mail; every session ends',
    access: 'public',
    limit: 'recovery',
    body: ResetPasswordSchema,
    answers: { 200: DoneSchema, ...refusals(422, 429, 503) },
  },
  // rule password-change
  'PUT /user/password': {
    tag: 'accounts',
    summary: 'Change the password; the other sessions end',
    access: 'registered',
    body: ChangePasswordSchema,
    answers: { 200: DoneSchema, ...refusals(401, 403, 422, 429, 503) },
  },
} as const satisfies Calls;
