/**
 * Every call of the API. The server takes its routes from here, and with them the description of the API and
 * the limits; the pages take their types only, and load the schemas later (docs/decisions/0023).
 */
import type { input, output, ZodMiniObject, ZodMiniType } from 'zod/mini';
import { ACCOUNT_CALLS } from './accounts/calls.ts';
import { ADMINISTERED_IMPORT_CALLS } from './imports/calls.ts';
import { ADMINISTERED_JOB_CALLS } from './jobs/calls.ts';
import { ADMINISTERED_PEOPLE_CALLS } from './people/calls.ts';
import { ADMINISTERED_SETTING_CALLS } from './settings/administered-calls.ts';
import { ADMINISTERED_STATION_CALLS } from './stations/administered-calls.ts';
import { ADMINISTRATION_CALLS } from './today/calls.ts';
import type { Access } from './calls/call.ts';
import { HISTORY_CALLS } from './history/calls.ts';
import { OWNER_CALLS } from './invitations/calls.ts';
import { PRICE_CALLS } from './prices/calls.ts';
import { PROFILE_CALLS } from './profile/calls.ts';
import { REPORT_CALLS } from './prices/report-calls.ts';
import { SCHEDULE_CALLS } from './prices/schedule-calls.ts';
import { SETTING_CALLS } from './settings/calls.ts';
import { SOCIAL_CALLS } from './accounts/social-calls.ts';
import { STATION_DETAILS_CALLS } from './stations/details-calls.ts';
import { STATION_PICTURE_CALLS } from './pictures/calls.ts';
import { VISITOR_CALLS } from './accounts/visitor-calls.ts';
import { WHY_CALLS } from './prices/why-calls.ts';

export const CALLS = {
  ...SETTING_CALLS,
  ...PRICE_CALLS,
  ...WHY_CALLS,
  ...HISTORY_CALLS,
  ...VISITOR_CALLS,
  ...ACCOUNT_CALLS,
  ...PROFILE_CALLS,
  ...SOCIAL_CALLS,
  ...REPORT_CALLS,
  ...OWNER_CALLS,
  ...SCHEDULE_CALLS,
  ...ADMINISTRATION_CALLS,
  ...ADMINISTERED_IMPORT_CALLS,
  ...ADMINISTERED_JOB_CALLS,
  ...ADMINISTERED_PEOPLE_CALLS,
  ...ADMINISTERED_SETTING_CALLS,
  ...ADMINISTERED_STATION_CALLS,
  ...STATION_DETAILS_CALLS,
  ...STATION_PICTURE_CALLS,
};

export type CallTable = typeof CALLS;
/** A call's method and path, by which server and pages name it. */
export type CallName = keyof CallTable;

type NamesWith<Property> = {
  [Name in CallName]: CallTable[Name] extends Property ? Name : never;
}[CallName];
/** The calls that are sent without a token. */
export type PublicCallName = NamesWith<{ access: 'public' }>;
/** The calls that are sent with the visitor's token. */
export type PersonalCallName = NamesWith<{ access: Exclude<Access, 'public'> }>;
/** The calls whose last answer a phone keeps. */
export type KeptCallName = NamesWith<{ kept: true }>;

/** What a call answers with status 200 or 202, or nothing with 204. */
export type AnswerOf<Name extends CallName> = CallTable[Name] extends {
  answers:
    | { 200: infer Schema extends ZodMiniType }
    | { 202: infer Schema extends ZodMiniType }
    | { 204: infer Schema extends ZodMiniType };
}
  ? output<Schema>
  : never;

/** A form with files: the browser's `FormData`, and Node's. */
interface Form {
  append(name: string, value: string): void;
}

/** What a call is sent with: the values of its path and query, and its body, as far as it has them. */
export type SentWith<Name extends CallName> = Sent<CallTable[Name]>;
type Sent<Entry> = (Entry extends { params: infer Schema extends ZodMiniObject }
  ? { params: Record<keyof input<Schema>, string | number> }
  : object) &
  (Entry extends { query: infer Schema extends ZodMiniObject }
    ? { query?: input<Schema> }
    : object) &
  (Entry extends { consumes: 'multipart/form-data' }
    ? { body: Form }
    : Entry extends { body: infer Schema extends ZodMiniType }
      ? { body: input<Schema> }
      : object);
