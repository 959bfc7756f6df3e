/**
 * The only room of the server, folders included, that writes a table; `table.column` gives a column to another room.
 * Other rooms call its functions to write; every room may read.
 */
export const OWNERS = {
  rate_limit: 'limits',
  job_outcome: 'jobs',
  secret: 'secrets.ts',

  app_user: 'modules/accounts',
  guest_data: 'modules/accounts',
  known_driver: 'modules/accounts',
  locked_email: 'modules/accounts',
  user_credential: 'modules/accounts',
  user_session: 'modules/accounts',
  email_code: 'modules/accounts',
  second_factor: 'modules/second-factor',
  social_code: 'modules/social',
  mail_sent: 'modules/mail',
  mail_waiting: 'modules/mail',

  favorite: 'modules/favorites',
  review: 'modules/reviews',
  alert: 'modules/alerts',
  alert_price: 'modules/alerts',
  alert_progress: 'modules/alerts',
  alert_station: 'modules/alerts',
  notification: 'modules/notifications',
  delivery: 'modules/notifications',
  'app_user.notifications_read_until': 'modules/notifications',
  push_subscription: 'modules/push',

  board_version: 'modules/changes',
  // The version of the board in which the station last changed.
  'station.revision': 'modules/changes',

  fuel_type: 'modules/stations',
  gallery_image: 'modules/stations',
  station: 'modules/stations',
  station_fuel: 'modules/stations',
  station_state: 'modules/stations',
  station_merge: 'modules/merges',

  owner_invitation: 'modules/invitations',
  station_owner: 'modules/invitations',
  station_token: 'modules/tills',

  confirmation: 'modules/prices',
  current_price: 'modules/prices',
  known_share: 'modules/prices',
  left_word: 'modules/prices',
  observation: 'modules/prices',
  price_dispute: 'modules/prices',
  price_report: 'modules/prices',
  scheduled_price: 'modules/scheduled-prices',

  price_area_day: 'modules/history',
  price_area_dirty: 'modules/history',
  price_area_mode_day: 'modules/history',
  price_day: 'modules/history',
  price_day_dirty: 'modules/history',

  import_attempt: 'modules/imports',
  import_refusal: 'modules/imports',
  import_run: 'modules/imports',
  sheet: 'modules/imports',
  sheet_row: 'modules/imports',

  action_log: 'modules/action-log',
  backup_proof: 'modules/backups',
  built_file: 'modules/built-files',
  client_error: 'modules/client-errors',
  client_error_day: 'modules/client-errors',
  global_setting: 'modules/settings',
  image: 'modules/images',
  smac_rate: 'modules/smac',
  web_build: 'modules/built-files',
  welcome_message: 'modules/welcome',
};

/** Writes all tables, because restoring a back-up fills them. */
export const RESTORES = 'modules/backups';
