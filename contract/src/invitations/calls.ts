import { nullable, object, string } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import { line } from '../text.ts';
import {
  AcceptedInvitationSchema,
  AcceptInvitationSchema,
  AdministeredStationsSchema,
  HandoverSchema,
  InvitationSchema,
  NewInvitationSchema,
  PersonDecisionSchema,
} from './invitations.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

const station = object({ id: string() });

export const INVITATION_CALLS = {
  // rule owner-people
  'GET /admin/owners': {
    tag: 'owners',
    summary: 'The stations of San Marino and all that have people, with people and invitations',
    access: 'registered',
    answers: { 200: AdministeredStationsSchema, ...refusals(401, 403, 503) },
  },
  // rule owner-invitations
  'POST /admin/stations/:id/invitations': {
    tag: 'owners',
    summary: 'Invite somebody to be an owner of a station; the code is told once',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    body: nullable(NewInvitationSchema),
    answers: { 200: InvitationSchema, ...refusals(401, 403, 404, 422, 429, 503) },
  },
  // rule owner-invitations
  'DELETE /admin/invitations/:id': {
    tag: 'owners',
    summary: 'Revoke an invitation that nobody has used',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    answers: { 200: DoneSchema, ...refusals(401, 403, 404, 429, 503) },
  },
  // rule owner-people
  'POST /admin/stations/:id/handover': {
    tag: 'owners',
    summary: 'The management changes: revoke all people and invitations of a station at once',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    answers: { 200: HandoverSchema, ...refusals(401, 403, 404, 429, 503) },
  },
  // rule owner-invitations
  'POST /owner/invitations/accept': {
    tag: 'owners',
    summary: 'Accept an invitation with its code',
    access: 'registered',
    limit: 'invitations',
    body: AcceptInvitationSchema,
    answers: { 200: AcceptedInvitationSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  // rule owner-people
  'PUT /owner/stations/:id/people/:person': {
    tag: 'owners',
    summary: 'Accept or refuse who waits to be an owner; leave; an administrator revokes anybody',
    access: 'registered',
    limit: 'accountWrite',
    params: object({ id: string(), person: line(100) }),
    body: PersonDecisionSchema,
    answers: { 200: DoneSchema, ...refusals(401, 403, 404, 422, 429, 503) },
  },
} as const satisfies Calls;
