/** Administrators' changes of stations (decision 0035). */
import { object, regex, string } from 'zod/mini';
import {
  AdministeredStationSchema,
  CategorySchema,
  ClosedSchema,
  NewStationSchema,
  StationFactsSchema,
} from './administered-stations.ts';
import { FoundStationsSchema, StationSearchSchema } from './found-stations.ts';
import type { Calls } from '../calls/call.ts';
import { refusals, WRITE_REFUSALS } from '../calls/refusals.ts';

const number = string().check(regex(/^\d{1,9}$/));
const station = object({ id: number });

export const ADMINISTERED_STATION_CALLS = {
  // rule admin-station-facts
  'POST /admin/stations': {
    tag: 'administration',
    summary: 'Add a station at a place',
    access: 'registered',
    limit: 'administration',
    body: NewStationSchema,
    answers: { 200: AdministeredStationSchema, ...refusals(401, 403, 409, 422, 429, 503) },
  },
  // rule admin-station-facts
  'GET /admin/stations/:id/facts': {
    tag: 'administration',
    summary: 'A station with its facts, who decided them, and what was merged into it',
    access: 'registered',
    limit: 'administration',
    params: station,
    answers: { 200: AdministeredStationSchema, ...refusals(401, 403, 404, 429, 503) },
  },
  // rule admin-station-facts
  'PUT /admin/stations/:id/facts': {
    tag: 'administration',
    summary: 'Write facts of a station, which no import changes from then on',
    access: 'registered',
    limit: 'administration',
    params: station,
    body: StationFactsSchema,
    answers: { 200: AdministeredStationSchema, ...WRITE_REFUSALS },
  },
  // rule station-closed
  'PUT /admin/stations/:id/closed': {
    tag: 'administration',
    summary: 'Close a station for good, or open it again',
    access: 'registered',
    limit: 'administration',
    params: station,
    body: ClosedSchema,
    answers: { 200: AdministeredStationSchema, ...WRITE_REFUSALS },
  },
  // rule admin-station-facts
  'PUT /admin/stations/:id/categories/:decade': {
    tag: 'administration',
    summary: 'Say whether a station sells a category of fuel',
    access: 'registered',
    limit: 'administration',
    params: object({ id: number, decade: number }),
    body: CategorySchema,
    answers: { 200: AdministeredStationSchema, ...WRITE_REFUSALS },
  },
  // rule admin-stations
  'GET /admin/stations': {
    tag: 'administration',
    summary: "Stations by a word, San Marino's first",
    access: 'registered',
    limit: 'administration',
    query: StationSearchSchema,
    answers: { 200: FoundStationsSchema, ...refusals(401, 403, 422, 429, 503) },
  },
} as const satisfies Calls;
