/** The sentences of the server's errors, in the words of the page's own catalogue. */
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import type { ErrorCode, Problem } from '@pieno/contract/error-sentences.ts';
import { m } from '../paraglide/messages.js';
import { INVITATION_TEXTS } from './invitation-texts.ts';

const TEXTS = {
  ...INVITATION_TEXTS,
  session_expired: m.error_session_expired,
  guest_expired: m.error_guest_expired,
  not_authenticated: m.error_not_authenticated,
  consent_registered_only: m.error_consent_registered_only,
  settings_registered_only: m.error_settings_registered_only,
  login_failed: m.error_login_failed,
  registration_failed: m.error_registration_failed,
  social_sign_in_failed: m.error_social_sign_in_failed,
  validation_failed: m.error_validation_failed,
  code_spent: m.error_code_spent,
  business_not_found: m.error_business_not_found,
  setting_not_found: m.error_setting_not_found,
  setting_key_missing: m.error_setting_key_missing,
  unknown_decade: m.error_unknown_decade,
  unknown_area: m.error_unknown_area,
  not_found: m.error_not_found,
  method_not_allowed: m.error_method_not_allowed,
  unsupported_media: m.error_unsupported_media,
  body_too_large: m.error_body_too_large,
  unreadable_body: m.error_unreadable_body,
  too_many_requests: m.error_too_many_requests,
  overloaded: m.error_overloaded,
  unavailable: m.error_unavailable,
  disk_full: m.error_disk_full,
  internal: m.error_internal,
  name_missing: m.error_name_missing,
  name_invalid: m.error_name_invalid,
  email_missing: m.error_email_missing,
  email_invalid: m.error_email_invalid,
  email_taken: m.error_email_taken,
  email_other: m.error_email_other,
  password_missing: m.error_password_missing,
  password_short: m.error_password_short,
  password_wrong: m.error_password_wrong,
  password_none: m.error_password_none,
  password_current_missing: m.error_password_current_missing,
  password_repeat_missing: m.error_password_repeat_missing,
  password_repeat_differs: m.error_password_repeat_differs,
  code_missing: m.error_code_missing,
  code_invalid: m.error_code_invalid,
  code_wrong: m.error_code_wrong,
  birthday_invalid: m.error_birthday_invalid,
  phone_invalid: m.error_phone_invalid,
  terms_not_accepted: m.error_terms_not_accepted,
  not_an_image: m.error_not_an_image,
  image_too_large: m.error_image_too_large,
  field_missing: m.error_field_missing,
  field_invalid: m.error_field_invalid,
  field_too_long: m.error_field_too_long,
  pages_not_built: m.error_pages_not_built,
  welcome_too_long: m.error_welcome_too_long,
  email_unverified: m.error_email_unverified,
  administrators_only: m.error_administrators_only,
  report_id_taken: m.error_report_id_taken,
  report_not_found: m.error_report_not_found,
  report_undo_late: m.error_report_undo_late,
  seen_too_old: m.error_seen_too_old,
  seen_in_future: m.error_seen_in_future,
  email_verified_already: m.error_email_verified_already,
  mail_off: m.error_mail_off,
  email_locked: m.error_email_locked,
  owners_only: m.error_owners_only,
  person_revoke_refused: m.error_person_revoke_refused,
  person_not_found: m.error_person_not_found,
  invitation_invalid: m.error_invitation_invalid,
  invitation_not_found: m.error_invitation_not_found,
  idempotency_key_missing: m.error_idempotency_key_missing,
  prices_changed: m.error_prices_changed,
  owner_prices_unusual: m.error_owner_prices_unusual,
  price_unusual: m.error_price_unusual,
  price_out_of_range: m.error_price_out_of_range,
  price_unsold: m.error_price_unsold,
  fuels_too_many: m.error_fuels_too_many,
  fuels_none: m.error_fuels_none,
  queue_item_not_found: m.error_queue_item_not_found,
  queue_decided: m.error_queue_decided,
  reason_missing: m.error_reason_missing,
  person_unclear: m.error_person_unclear,
  person_unlockable: m.error_person_unlockable,
  price_not_found: m.error_price_not_found,
  last_administrator: m.error_last_administrator,
  second_factor_needed: m.error_second_factor_needed,
  second_factor_wrong: m.error_second_factor_wrong,
  second_factor_on: m.error_second_factor_on,
  second_factor_off: m.error_second_factor_off,
} satisfies Record<ErrorCode, (params: never) => string>;

/** Returns the text of an error. */
export function errorText({ code, params = {} }: Problem): string {
  return (TEXTS[code] as (given: object) => string)(params);
}

/** Returns the page's own text for a code that the server sent, or the server's sentence if the page has none. */
export function ownText(problem: WireProblem | undefined, sentence: string): string {
  const isKnown = problem?.code !== undefined && Object.hasOwn(TEXTS, problem.code);
  return isKnown ? errorText(problem as Problem) : sentence;
}

type WireProblem = Pick<ErrorBody, 'code' | 'params'>;
