/** The calls that `FIRST_CALLS` leaves out, as few visitors make them: a lazy chunk, kept once it was used. */
import type { CallName } from '@pieno/contract/calls.ts';
import { ACCOUNT_CALLS } from '@pieno/contract/accounts/calls.ts';
import type { Call } from '@pieno/contract/calls/call.ts';
import { ADMINISTRATION_CALLS } from '@pieno/contract/today/calls.ts';
import { ADMINISTERED_IMPORT_CALLS } from '@pieno/contract/imports/calls.ts';
import { ADMINISTERED_JOB_CALLS } from '@pieno/contract/jobs/calls.ts';
import { ADMINISTERED_PEOPLE_CALLS } from '@pieno/contract/people/calls.ts';
import { ADMINISTERED_SETTING_CALLS } from '@pieno/contract/settings/administered-calls.ts';
import { ADMINISTERED_STATION_CALLS } from '@pieno/contract/stations/administered-calls.ts';
import { HISTORY_CALLS } from '@pieno/contract/history/calls.ts';
import { OWNER_CALLS } from '@pieno/contract/invitations/calls.ts';
import { PROFILE_CALLS } from '@pieno/contract/profile/calls.ts';
import { REPORT_CALLS } from '@pieno/contract/prices/report-calls.ts';
import { SCHEDULE_CALLS } from '@pieno/contract/prices/schedule-calls.ts';
import { SOCIAL_CALLS } from '@pieno/contract/accounts/social-calls.ts';
import { STATION_DETAILS_CALLS } from '@pieno/contract/stations/details-calls.ts';
import { STATION_PICTURE_CALLS } from '@pieno/contract/pictures/calls.ts';
import { WHY_CALLS } from '@pieno/contract/prices/why-calls.ts';
import type { FirstCallName } from './first-calls.ts';

/** A new group of calls stands either here or there. */
export const LATER_CALLS = {
  ...ACCOUNT_CALLS,
  ...PROFILE_CALLS,
  ...SOCIAL_CALLS,
  ...REPORT_CALLS,
  ...WHY_CALLS,
  ...HISTORY_CALLS,
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
} satisfies Record<Exclude<CallName, FirstCallName>, Call>;
