/**
 * Hours, services and payment of a station, as its people and administrators write them
 * (rule station-details).
 */
import { object, regex, string } from 'zod/mini';
import { DetailsChangeSchema, OwnDetailsSchema } from './station-details.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

const station = object({ id: string() });
const administered = object({ id: string().check(regex(/^\d{1,9}$/)) });
const WRITE = refusals(401, 403, 404, 422, 429, 503);

export const STATION_DETAILS_CALLS = {
  // rule station-details
  'GET /owner/stations/:id/details': {
    tag: 'owners',
    summary: 'Hours, services and payment of an own station',
    access: 'registered',
    params: station,
    answers: { 200: OwnDetailsSchema, ...refusals(401, 403, 404, 503) },
  },
  // rule station-details
  'PUT /owner/stations/:id/details': {
    tag: 'owners',
    summary: 'Write name, description, phone, hours, services and payment of an own station',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    body: DetailsChangeSchema,
    answers: { 200: OwnDetailsSchema, ...WRITE },
  },
  // rule station-details
  'GET /admin/stations/:id/details': {
    tag: 'administration',
    summary: 'Hours, services and payment of any station',
    access: 'registered',
    limit: 'administration',
    params: administered,
    answers: { 200: OwnDetailsSchema, ...refusals(401, 403, 404, 429, 503) },
  },
  // rule station-details
  'PUT /admin/stations/:id/details': {
    tag: 'administration',
    summary: 'Write name, description, phone, hours, services and payment of any station',
    access: 'registered',
    limit: 'administration',
    params: administered,
    body: DetailsChangeSchema,
    answers: { 200: OwnDetailsSchema, ...WRITE },
  },
} as const satisfies Calls;
