/** The accounts, for administrators (decision 0031). */
import { maxLength, object, string } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import {
  ActiveChangeSchema,
  EmailVerdictSchema,
  KnownChangeSchema,
  PeopleQuerySchema,
  PeopleSchema,
  RoleChangeSchema,
} from './administered-people.ts';
import type { Calls } from '../calls/call.ts';
import { refusals, WRITE_REFUSALS } from '../calls/refusals.ts';

const person = object({ id: string().check(maxLength(100)) });

export const PEOPLE_CALLS = {
  // rule admin-people
  'GET /admin/people': {
    tag: 'administration',
    summary: 'The accounts by a word, those whose e-mail is not verified first',
    access: 'registered',
    limit: 'administration',
    query: PeopleQuerySchema,
    answers: { 200: PeopleSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  // rule admin-people
  'PUT /admin/people/:id/role': {
    tag: 'administration',
    summary: 'Make an account an administrator, or a user again',
    access: 'registered',
    limit: 'administration',
    params: person,
    body: RoleChangeSchema,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
  // rule admin-people
  'PUT /admin/people/:id/active': {
    tag: 'administration',
    summary: 'Lock a person out with a reason, or let an account in again',
    access: 'registered',
    limit: 'administration',
    params: person,
    body: ActiveChangeSchema,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
  // rule verification-request
  'PUT /admin/people/:id/email-verification': {
    tag: 'administration',
    summary: "Say whether an account's e-mail counts as verified, as where no mail can be sent",
    access: 'registered',
    limit: 'administration',
    params: person,
    body: EmailVerdictSchema,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
  // rule admin-known
  'PUT /admin/people/:id/known': {
    tag: 'administration',
    summary: 'Answer for a driver, or do so no longer',
    access: 'registered',
    limit: 'administration',
    params: person,
    body: KnownChangeSchema,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
  // rule admin-people
  'DELETE /admin/people/:id/sessions': {
    tag: 'administration',
    summary: 'End all sessions of an account',
    access: 'registered',
    limit: 'administration',
    params: person,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
  // rule admin-people
  'DELETE /admin/people/:id': {
    tag: 'administration',
    summary: 'Delete an account with everything that belongs to it',
    access: 'registered',
    limit: 'administration',
    params: person,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
} as const satisfies Calls;
