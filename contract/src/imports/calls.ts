/** Imports, and the fuels they could not classify, for administrators (decision 0037). */
import { object, regex, string } from 'zod/mini';
import {
  ImportAddressesSchema,
  ImportBegunSchema,
  ImportDetailSchema,
  ImportKindSchema,
  ImportRejectsSchema,
  ImportsQuerySchema,
  ImportsSchema,
  ImportUploadSchema,
} from './administered-imports.ts';
import { DoneSchema } from '../accounts/account.ts';
import { FuelKindSchema } from './fuel-kind.ts';
import type { Calls } from '../calls/call.ts';
import { refusals, WRITE_REFUSALS } from '../calls/refusals.ts';

const attempt = object({ id: string().check(regex(/^\d{1,9}$/)) });
const kind = object({ kind: ImportKindSchema });
const READ = refusals(401, 403, 404, 429, 503);
const BEGIN = { 200: ImportBegunSchema, ...WRITE_REFUSALS };

export const IMPORT_CALLS = {
  // rule admin-imports
  'GET /admin/imports': {
    tag: 'administration',
    summary: 'Imports, trials and undoings, newest first, with what came of each',
    access: 'registered',
    limit: 'administration',
    query: ImportsQuerySchema,
    answers: { 200: ImportsSchema, ...refusals(401, 403, 422, 429, 503) },
  },
  // rule station-tidy
  'POST /admin/imports/tidy': {
    tag: 'administration',
    summary:
      'Remove the stations outside the areas of which nobody spoke; answers as soon as it is begun',
    access: 'registered',
    limit: 'administration',
    answers: { 200: ImportBegunSchema, ...refusals(401, 403, 409, 429, 503) },
  },
  // rule admin-imports
  'GET /admin/imports/:id': {
    tag: 'administration',
    summary: 'An import, a trial or an undoing, with the first rows that it left out',
    access: 'registered',
    limit: 'administration',
    params: attempt,
    answers: { 200: ImportDetailSchema, ...READ },
  },
  // rule admin-imports
  'GET /admin/imports/:id/rejects': {
    tag: 'administration',
    summary: 'The rows that were left out, as a file for a spreadsheet',
    access: 'registered',
    limit: 'administration',
    params: attempt,
    answers: { 200: ImportRejectsSchema, ...READ },
  },
  // rule admin-imports
  'POST /admin/imports/:kind/files': {
    tag: 'administration',
    summary: 'Try or import files; answers as soon as it is begun',
    access: 'registered',
    limit: 'administration',
    params: kind,
    body: ImportUploadSchema,
    consumes: 'multipart/form-data',
    answers: BEGIN,
  },
  // rule admin-imports
  'POST /admin/imports/:kind/addresses': {
    tag: 'administration',
    summary: 'Try or import what is published at addresses; answers as soon as it is begun',
    access: 'registered',
    limit: 'administration',
    params: kind,
    body: ImportAddressesSchema,
    answers: BEGIN,
  },
  // rule admin-imports
  'POST /admin/imports/:id/undo': {
    tag: 'administration',
    summary: 'Take back the prices of the newest import of a kind; answers as soon as it is begun',
    access: 'registered',
    limit: 'administration',
    params: attempt,
    answers: BEGIN,
  },
  // rule fuel-unknown
  'POST /admin/fuels': {
    tag: 'administration',
    summary: 'Say category and unit of a fuel that nobody knew: its prices appear',
    access: 'registered',
    limit: 'administration',
    body: FuelKindSchema,
    answers: { 200: DoneSchema, ...WRITE_REFUSALS },
  },
} as const satisfies Calls;
