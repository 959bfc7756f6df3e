/** The log of changes by administrators, the operator and owners (rule admin-log). */
import { z } from 'zod/mini';

export const LOGGED_ACTIONS = [
  'invitation_made',
  'invitation_revoked',
  'invitation_accepted',
  'person_accepted',
  'person_refused',
  'person_revoked',
  'person_left',
  'handover',
  'prices_set',
  'prices_confirmed',
  'price_set',
  'price_withdrawn',
  'prices_scheduled',
  'schedule_changed',
  'schedule_cancelled',
  'schedule_published',
  'schedule_held',
  'schedule_superseded',
  'fuels_set',
  'claim_accepted',
  'claim_rejected',
  'dispute_closed',
  'import_started',
  'import_undone',
  'review_shown',
  'review_hidden',
  'person_locked',
  'user_role',
  'user_activated',
  'user_deactivated',
  'user_verified',
  'user_unverified',
  'driver_vouched',
  'vouching_withdrawn',
  'sessions_ended',
  'user_deleted',
  'second_factor_on',
  'second_factor_off',
  'setting_changed',
  'welcome_changed',
  'smac_rate_added',
  'smac_rate_changed',
  'job_started',
  'sells_changed',
  'fuel_said',
  'station_created',
  'station_edited',
  'logo_set',
  'logo_removed',
  'picture_added',
  'picture_described',
  'pictures_ordered',
  'picture_removed',
  'station_closed',
  'station_reopened',
  'stations_merged',
  'merge_undone',
  'stations_tidied',
  'token_made',
  'token_revoked',
] as const;
export type LoggedActionName = (typeof LOGGED_ACTIONS)[number];

/** Who acted: `operator` used the command line, `job` ran on a schedule. */
export const LOG_ROLES = ['administrator', 'operator', 'owner', 'job'] as const;
export type LogRole = (typeof LOG_ROLES)[number];

/** The object of an action, besides its station: ids, prices in euros and names of settings; never a person's name. */
export const LogTargetSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type LogTarget = z.infer<typeof LogTargetSchema>;

/** Prefix of a target's key that holds 'before → after' of a station's fact. */
export const FACT_KEY = 'fact.';
