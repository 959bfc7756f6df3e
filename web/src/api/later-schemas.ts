/** The calls that `FIRST_CALLS` leaves out, as few visitors make them: a lazy chunk, kept once it was used. */
import type { CallName } from '@pieno/contract/calls.ts';
import { ACCOUNT_CALLS } from '@pieno/contract/calls/accounts.ts';
import type { Call } from '@pieno/contract/calls/call.ts';
import { ADMINISTRATION_CALLS } from '@pieno/contract/calls/administration.ts';
import { ADMINISTERED_IMPORT_CALLS } from '@pieno/contract/calls/administered-imports.ts';
import { ADMINISTERED_JOB_CALLS } from '@pieno/contract/calls/administered-jobs.ts';
import { ADMINISTERED_PEOPLE_CALLS } from '@pieno/contract/calls/administered-people.ts';
import { ADMINISTERED_SETTING_CALLS } from '@pieno/contract/calls/administered-settings.ts';
import { ADMINISTERED_STATION_CALLS } from '@pieno/contract/calls/administered-stations.ts';
import { HISTORY_CALLS } from '@pieno/contract/calls/history.ts';
import { OWNER_CALLS } from '@pieno/contract/calls/owners.ts';
import { PROFILE_CALLS } from '@pieno/contract/calls/profile.ts';
import { REPORT_CALLS } from '@pieno/contract/calls/reports.ts';
import { SCHEDULE_CALLS } from '@pieno/contract/calls/scheduled-prices.ts';
import { SOCIAL_CALLS } from '@pieno/contract/calls/social.ts';
import { STATION_DETAILS_CALLS } from '@pieno/contract/calls/station-details.ts';
import { STATION_PICTURE_CALLS } from '@pieno/contract/calls/station-pictures.ts';
import { WHY_CALLS } from '@pieno/contract/calls/why.ts';
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
