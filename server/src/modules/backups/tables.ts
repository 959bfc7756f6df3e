import type { DB } from '../../db/schema.gen.ts';
import { SETTING_RULES } from '../settings/rules.ts';

/** Tables that each start fills again; no back-up contains them. */
export const REMADE = ['built_file', 'web_build'] as const satisfies readonly (keyof DB)[];

export type Table = Exclude<keyof DB, (typeof REMADE)[number]>;

const SECRETS = Object.entries(SETTING_RULES).flatMap(([key, { secret }]) =>
  secret === undefined ? [] : [key],
);

/** The part of a table in an open back-up: all columns but these, and only rows that match a condition. */
interface OpenPart {
  without?: readonly string[];
  only?: string;
}

/**
 * All other tables of Pieno. Those with `null` contain people or secrets and are empty in an open back-up. The job
 * queue and the list of migrations are not included: a start creates the first, the file's schema the second.
 */
export const TABLES: Readonly<Record<Table, OpenPart | null>> = {
  action_log: null,
  alert: null,
  alert_price: {},
  alert_progress: {},
  alert_station: null,
  app_user: null,
  backup_proof: {},
  board_version: {},
  client_error: null,
  client_error_day: null,
  confirmation: { without: ['claimant', 'report_id'] },
  current_price: {},
  delivery: null,
  email_code: null,
  favorite: null,
  fuel_type: {},
  gallery_image: {},
  global_setting: { only: `key not in (${SECRETS.map((key) => `'${key}'`).join()})` },
  guest_data: null,
  image: {
    only: 'hash in (select logo_hash from station union select hash from gallery_image)',
  },
  import_attempt: null,
  import_refusal: null,
  import_run: { without: ['undone_by'] },
  job_outcome: {},
  known_driver: null,
  known_share: null,
  left_word: null,
  locked_email: null,
  mail_sent: null,
  mail_waiting: null,
  notification: null,
  observation: {
    without: ['claimant', 'decided_by', 'decision_reason', 'report_id', 'decided_report'],
  },
  owner_invitation: null,
  price_area_day: {},
  price_area_dirty: {},
  price_area_mode_day: {},
  price_day: {},
  price_day_dirty: {},
  price_dispute: { without: ['claimant', 'against'] },
  price_report: null,
  push_subscription: null,
  rate_limit: null,
  review: null,
  scheduled_price: null,
  second_factor: null,
  secret: null,
  sheet: null,
  sheet_row: null,
  smac_rate: {},
  social_code: null,
  station: {},
  station_fuel: {},
  station_merge: null,
  station_owner: null,
  station_state: { without: ['claimant'] },
  station_token: null,
  user_credential: null,
  user_session: null,
  welcome_message: {},
};

export const TABLE_NAMES = Object.keys(TABLES).toSorted() as Table[];
