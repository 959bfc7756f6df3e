/**
 * Every call of the API. The server derives its routes, its limits and the OpenAPI description from this table; the
 * pages import its types only and load the schemas later (docs/decisions/0022).
 */
import type { input, output, ZodMiniObject, ZodMiniType } from 'zod/mini';
import { ACCOUNT_CALLS } from './accounts/calls.ts';
import { SECOND_FACTOR_CALLS } from './accounts/second-factor-calls.ts';
import { SOCIAL_CALLS } from './accounts/social-calls.ts';
import { VISITOR_CALLS } from './accounts/visitor-calls.ts';
import { ACTION_CALLS } from './actions/calls.ts';
import { ALERT_CALLS } from './alerts/calls.ts';
import { CLIENT_ERROR_CALLS } from './client-errors/calls.ts';
import { FAVORITE_CALLS } from './favorites/calls.ts';
import { HEALTH_CALLS } from './health/calls.ts';
import { HISTORY_CALLS } from './history/calls.ts';
import { IMPORT_CALLS } from './imports/calls.ts';
import { INVITATION_CALLS } from './invitations/calls.ts';
import { JOB_CALLS } from './jobs/calls.ts';
import { MERGE_CALLS } from './merges/calls.ts';
import { NOTIFICATION_CALLS } from './notifications/calls.ts';
import { OFFLINE_CALLS } from './offline/calls.ts';
import { PEOPLE_CALLS } from './people/calls.ts';
import { PICTURE_CALLS } from './pictures/calls.ts';
import { ADMINISTERED_PRICE_CALLS } from './prices/administered-calls.ts';
import { PRICE_CALLS } from './prices/calls.ts';
import { OWN_PRICE_CALLS } from './prices/own-calls.ts';
import { REPORT_CALLS } from './prices/report-calls.ts';
import { SCHEDULE_CALLS } from './prices/schedule-calls.ts';
import { WHY_CALLS } from './prices/why-calls.ts';
import { PROFILE_CALLS } from './profile/calls.ts';
import { QUEUE_CALLS } from './queue/calls.ts';
import { REMINDER_CALLS } from './reminders/calls.ts';
import { REVIEW_CALLS } from './reviews/calls.ts';
import { ADMINISTERED_SETTING_CALLS } from './settings/administered-calls.ts';
import { SETTING_CALLS } from './settings/calls.ts';
import { SMAC_CALLS } from './smac/calls.ts';
import { ADMINISTERED_STATION_CALLS } from './stations/administered-calls.ts';
import { STATION_CALLS } from './stations/calls.ts';
import { STATION_DETAILS_CALLS } from './stations/details-calls.ts';
import { OWN_STATION_CALLS } from './stations/own-calls.ts';
import { TODAY_CALLS } from './today/calls.ts';
import type { Access } from './calls/call.ts';

export const CALLS = {
  ...HEALTH_CALLS,
  ...CLIENT_ERROR_CALLS,
  ...SETTING_CALLS,
  ...PRICE_CALLS,
  ...STATION_CALLS,
  ...WHY_CALLS,
  ...HISTORY_CALLS,
  ...REVIEW_CALLS,
  ...OFFLINE_CALLS,
  ...SMAC_CALLS,
  ...VISITOR_CALLS,
  ...ACCOUNT_CALLS,
  ...PROFILE_CALLS,
  ...FAVORITE_CALLS,
  ...ALERT_CALLS,
  ...NOTIFICATION_CALLS,
  ...SOCIAL_CALLS,
  ...SECOND_FACTOR_CALLS,
  ...REPORT_CALLS,
  ...OWN_STATION_CALLS,
  ...OWN_PRICE_CALLS,
  ...SCHEDULE_CALLS,
  ...STATION_DETAILS_CALLS,
  ...PICTURE_CALLS,
  ...INVITATION_CALLS,
  ...REMINDER_CALLS,
  ...TODAY_CALLS,
  ...QUEUE_CALLS,
  ...ADMINISTERED_STATION_CALLS,
  ...MERGE_CALLS,
  ...ADMINISTERED_PRICE_CALLS,
  ...IMPORT_CALLS,
  ...JOB_CALLS,
  ...PEOPLE_CALLS,
  ...ADMINISTERED_SETTING_CALLS,
  ...ACTION_CALLS,
};

export type CallTable = typeof CALLS;
/** A call's method and path: its name for server and pages. */
export type CallName = keyof CallTable;

type NamesWith<Property> = {
  [Name in CallName]: CallTable[Name] extends Property ? Name : never;
}[CallName];
/** The calls sent without a token. */
export type PublicCallName = NamesWith<{ access: 'public' }>;
/** The calls sent with the visitor's token. */
export type PersonalCallName = NamesWith<{ access: Exclude<Access, 'public' | 'operator'> }>;
/** The calls whose latest answer the phone stores. */
export type KeptCallName = NamesWith<{ kept: true }>;

/** The body of a 200 or 202 answer; nothing for 204. */
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

/** The parameters of a call: the values of its path and query, and its body, if it has them. */
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
