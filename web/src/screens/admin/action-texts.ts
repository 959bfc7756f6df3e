import type { LoggedActionName, LogRole } from '@pieno/contract/action-log.ts';
import { m } from '../../paraglide/messages.js';

const ACTIONS: Readonly<Record<LoggedActionName, () => string>> = {
  invitation_made: m.action_invitation_made,
  invitation_revoked: m.action_invitation_revoked,
  invitation_accepted: m.action_invitation_accepted,
  person_accepted: m.action_person_accepted,
  person_refused: m.action_person_refused,
  person_revoked: m.action_person_revoked,
  person_left: m.action_person_left,
  handover: m.admin_handover,
  prices_set: m.action_prices_set,
  prices_confirmed: m.action_prices_confirmed,
  price_set: m.action_price_set,
  price_withdrawn: m.action_price_withdrawn,
  prices_scheduled: m.action_prices_scheduled,
  schedule_changed: m.action_schedule_changed,
  schedule_cancelled: m.action_schedule_cancelled,
  schedule_published: m.action_schedule_published,
  schedule_held: m.action_schedule_held,
  schedule_superseded: m.action_schedule_superseded,
  fuels_set: m.action_fuels_set,
  claim_accepted: m.action_claim_accepted,
  claim_rejected: m.action_claim_rejected,
  dispute_closed: m.action_dispute_closed,
  import_undone: m.action_import_undone,
  person_locked: m.action_person_locked,
  user_role: m.action_user_role,
  user_activated: m.action_user_activated,
  user_deactivated: m.action_user_deactivated,
  user_verified: m.action_user_verified,
  user_unverified: m.action_user_unverified,
  second_factor_on: m.action_second_factor_on,
  second_factor_off: m.action_second_factor_off,
  setting_changed: m.action_setting_changed,
  welcome_changed: m.action_welcome_changed,
  sells_changed: m.action_sells_changed,
  station_created: m.action_station_created,
  station_edited: m.action_station_edited,
  station_closed: m.action_station_closed,
  station_reopened: m.action_station_reopened,
  stations_merged: m.action_stations_merged,
  merge_undone: m.action_merge_undone,
  token_made: m.action_token_made,
  token_revoked: m.action_token_revoked,
};

const ROLES: Readonly<Record<LogRole, () => string>> = {
  administrator: m.role_administrator,
  operator: m.role_operator,
  owner: m.origin_word_owner,
  job: m.role_job,
};

/** Returns what an action is called; an unknown one as the server names it. */
export function actionText(action: string): string {
  return Object.hasOwn(ACTIONS, action) ? ACTIONS[action as LoggedActionName]() : action;
}

export const roleText = (role: LogRole): string => ROLES[role]();
