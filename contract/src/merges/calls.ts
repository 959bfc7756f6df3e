/** Merging two stations, and undoing it (decision 0035). */
import { object, regex, string } from 'zod/mini';
import {
  AdministeredStationSchema,
  MergeUndoneSchema,
  NewMergeSchema,
} from '../stations/administered-stations.ts';
import type { Calls } from '../calls/call.ts';
import { WRITE_REFUSALS } from '../calls/refusals.ts';

const number = string().check(regex(/^\d{1,9}$/));

export const MERGE_CALLS = {
  // rule station-merge
  'POST /admin/stations/:id/merges': {
    tag: 'administration',
    summary: 'Merge another station into this one, which keeps all that it had',
    access: 'registered',
    limit: 'administration',
    params: object({ id: number }),
    body: NewMergeSchema,
    answers: { 200: AdministeredStationSchema, ...WRITE_REFUSALS },
  },
  // rule station-merge-undo
  'DELETE /admin/merges/:id': {
    tag: 'administration',
    summary: 'Undo a merge, for a day',
    access: 'registered',
    limit: 'administration',
    params: object({ id: number }),
    answers: { 200: MergeUndoneSchema, ...WRITE_REFUSALS },
  },
} as const satisfies Calls;
