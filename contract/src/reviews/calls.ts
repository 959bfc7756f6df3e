import { object, optional, regex, string, undefined as nothing } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import type { Calls } from '../calls/call.ts';
import { refusals, WRITE_REFUSALS } from '../calls/refusals.ts';
import {
  FlagSchema,
  ObjectionSchema,
  OwnReviewSchema,
  ReviewAnswerSchema,
  ReviewDecisionSchema,
  ReviewDraftSchema,
  ReviewsSchema,
} from './reviews.ts';

const id = string().check(regex(/^\d{1,9}$/));
const own = {
  tag: 'profile',
  access: 'registered',
  limit: 'reports',
  params: object({ business: id }),
} as const;

export const REVIEW_CALLS = {
  // rule reviews-shown
  'GET /business/:id/reviews': {
    tag: 'stations',
    summary: "A station's reviews, the newest first, by pages of twenty",
    access: 'public',
    params: object({ id }),
    query: object({ page: optional(string().check(regex(/^[1-9]\d{0,3}$/))) }),
    answers: { 200: ReviewsSchema, ...refusals(404, 422, 503) },
  },
  // rule reviews-write
  'GET /user/reviews/:business': {
    tag: 'profile',
    summary: 'The own review of a station; null for none',
    access: 'registered',
    params: own.params,
    answers: { 200: OwnReviewSchema, ...refusals(401, 403, 404, 422, 503) },
  },
  // rule reviews-write
  'PUT /user/reviews/:business': {
    ...own,
    summary: 'Review a station, or change the own review; with a verified e-mail',
    body: ReviewDraftSchema,
    answers: { 200: OwnReviewSchema, ...WRITE_REFUSALS },
  },
  // rule reviews-hidden
  'DELETE /user/reviews/:business': {
    ...own,
    summary: 'Delete the own review',
    answers: { 204: nothing(), ...refusals(401, 403, 404, 422, 429, 503) },
  },
  // rule reviews-hidden
  'POST /user/reviews/:business/objection': {
    ...own,
    summary: 'Object to the hiding of the own review, once',
    body: ObjectionSchema,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
  // rule reviews-hidden
  'POST /user/reviews/:id/flags': {
    ...own,
    summary: "Say that somebody's review should not be shown",
    params: object({ id }),
    body: FlagSchema,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
  // rule reviews-owner
  'PUT /owner/stations/:id/reviews/:review/answer': {
    tag: 'owners',
    summary: 'Answer a review of an own station, or change the answer',
    access: 'registered',
    limit: 'reports',
    params: object({ id, review: id }),
    body: ReviewAnswerSchema,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
  // rule reviews-hidden
  'POST /admin/queue/reviews/:id': {
    tag: 'administration',
    summary: 'Show or hide a review that waits, or lock its author out',
    access: 'registered',
    limit: 'administration',
    params: object({ id }),
    body: ReviewDecisionSchema,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
} as const satisfies Calls;
