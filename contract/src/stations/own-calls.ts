import { object, string } from 'zod/mini';
import { OwnerFuelsSchema, OwnerStationSchema, OwnerStationsSchema } from './own-stations.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

const station = object({ id: string() });

export const OWN_STATION_CALLS = {
  // rule owner-stations
  'GET /owner/stations': {
    tag: 'owners',
    summary: 'The own stations: what they sell, their prices, what drivers say, their people',
    access: 'registered',
    answers: { 200: OwnerStationsSchema, ...refusals(401, 403, 503) },
  },
  // rule owner-fuels
  'PUT /owner/stations/:id/fuels': {
    tag: 'owners',
    summary: 'Say which fuels an own station sells',
    access: 'registered',
    limit: 'accountWrite',
    params: station,
    body: OwnerFuelsSchema,
    answers: { 200: OwnerStationSchema, ...refusals(401, 403, 404, 422, 429, 503) },
  },
} as const satisfies Calls;
