/** The people of a station, and what they say of it. */
import { nullable, object, optional, string } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import {
  AcceptedInvitationSchema,
  AcceptInvitationSchema,
  AdministeredStationsSchema,
  HandoverSchema,
  InvitationSchema,
  NewInvitationSchema,
  OwnerFuelsSchema,
  OwnerPricesAnswerSchema,
  OwnerPricesRefusedSchema,
  OwnerPricesSchema,
  OwnerStationSchema,
  OwnerStationsSchema,
  PersonDecisionSchema,
  RemindersSchema,
} from './owners.ts';
import {
  MadeStationTokenSchema,
  NewStationTokenSchema,
  StationTokensSchema,
} from '../prices/station-tokens.ts';
import { line } from '../text.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

const station = object({ id: string() });

export const OWNER_CALLS = {
  'GET /admin/owners': {
    tag: 'owners',
    summary: 'The stations of San Marino and all that have people, with people and invitations',
    access: 'registered',
    answers: { 200: AdministeredStationsSchema, ...refusals(401, 403, 503) },
  },
  'POST /admin/stations/:id/invitations': {
    tag: 'owners',
    summary: 'Invite somebody to be an owner of a station; the code is told once',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    body: nullable(NewInvitationSchema),
    answers: { 200: InvitationSchema, ...refusals(401, 403, 404, 422, 429, 503) },
  },
  'DELETE /admin/invitations/:id': {
    tag: 'owners',
    summary: 'Revoke an invitation that nobody has used',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    answers: { 200: DoneSchema, ...refusals(401, 403, 404, 429, 503) },
  },
  'POST /admin/stations/:id/handover': {
    tag: 'owners',
    summary: 'The management changes: revoke all people and invitations of a station at once',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    answers: { 200: HandoverSchema, ...refusals(401, 403, 404, 429, 503) },
  },
  'POST /owner/invitations/accept': {
    tag: 'owners',
    summary: 'Accept an invitation with its code',
    access: 'registered',
    limit: 'invitations',
    body: AcceptInvitationSchema,
    answers: { 200: AcceptedInvitationSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  'GET /owner/stations': {
    tag: 'owners',
    summary: 'The own stations: what they sell, their prices, what drivers say, their people',
    access: 'registered',
    answers: { 200: OwnerStationsSchema, ...refusals(401, 403, 503) },
  },
  'PUT /owner/stations/:id/prices': {
    tag: 'owners',
    summary: 'Say the prices of an own station; an equal one is confirmed',
    access: 'registered',
    tills: true,
    limit: 'accountWrite',
    params: station,
    body: OwnerPricesSchema,
    answers: {
      200: OwnerPricesAnswerSchema,
      ...refusals(401, 403, 404, 422, 429, 503),
      409: OwnerPricesRefusedSchema,
    },
  },
  'GET /owner/stations/:id/tokens': {
    tag: 'owners',
    summary: "The tokens of an own station's tills",
    access: 'registered',
    params: station,
    answers: { 200: StationTokensSchema, ...refusals(401, 403, 404, 503) },
  },
  'POST /owner/stations/:id/tokens': {
    tag: 'owners',
    summary: "Make a token with which a till says the station's prices; it is told once",
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    body: NewStationTokenSchema,
    answers: { 200: MadeStationTokenSchema, ...refusals(401, 403, 404, 409, 422, 429, 503) },
  },
  'DELETE /owner/stations/:id/tokens/:token': {
    tag: 'owners',
    summary: 'Revoke a token',
    access: 'registered',
    limit: 'accountWrite',
    params: object({ id: string(), token: string() }),
    answers: { 200: DoneSchema, ...refusals(401, 403, 404, 409, 429, 503) },
  },
  'PUT /owner/stations/:id/fuels': {
    tag: 'owners',
    summary: 'Say which fuels an own station sells',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    body: OwnerFuelsSchema,
    answers: { 200: OwnerStationSchema, ...refusals(401, 403, 404, 422, 429, 503) },
  },
  'PUT /owner/stations/:id/people/:person': {
    tag: 'owners',
    summary: 'Accept or refuse who waits to be an owner; leave; an administrator revokes anybody',
    access: 'registered',
    limit: 'accountWrite',
    params: object({ id: string(), person: line(100) }),
    body: PersonDecisionSchema,
    answers: { 200: DoneSchema, ...refusals(401, 403, 404, 422, 429, 503) },
  },
  'PUT /owner/reminders': {
    tag: 'owners',
    summary: 'Whether a mail comes one day before prices end to be fresh',
    access: 'registered',
    limit: 'accountWrite',
    body: RemindersSchema,
    answers: { 200: RemindersSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  'POST /owner/reminders/unsubscribe': {
    tag: 'owners',
    summary: 'No more reminders: what a mail program sends for its one-click unsubscribe',
    access: 'public',
    limit: 'unsubscribe',
    query: object({ token: string() }),
    body: optional(string()),
    consumes: 'application/x-www-form-urlencoded',
    answers: { 200: DoneSchema, ...refusals(404, 422, 429, 503) },
  },
} as const satisfies Calls;
