/** The problems of fields by code, for forms and for the server's answers (rule form-errors). */
import type { ErrorCode, Problem } from './error-sentences.ts';
import { SECOND_FACTOR } from './administration-limits.ts';
import { BIRTHDAY_OLDEST_YEAR, PASSWORD_MIN, SECURITY_CODE_DIGITS } from './limits.ts';
import { OWNER_LIMITS } from './station-limits.ts';
import { isBlank } from './blank-text.ts';

type Fault = 'missing' | 'invalid' | 'tooLong';

const OF_FIELD: Readonly<Record<string, Partial<Record<Fault, ErrorCode>>>> = {
  name: { missing: 'name_missing', invalid: 'name_invalid' },
  email: { missing: 'email_missing', invalid: 'email_invalid' },
  password: { missing: 'password_missing', invalid: 'password_short' },
  password_confirmation: { missing: 'password_repeat_missing', invalid: 'password_repeat_differs' },
  current_password: { missing: 'password_current_missing', invalid: 'password_wrong' },
  code: { missing: 'code_missing', invalid: 'code_invalid' },
  birthday: { invalid: 'birthday_invalid' },
  phone: { invalid: 'phone_invalid' },
  website: { invalid: 'website_invalid' },
  hours: { invalid: 'hours_invalid' },
  self_hours: { invalid: 'hours_invalid' },
  exceptions: { invalid: 'hours_invalid' },
  latitude: { missing: 'position_missing' },
  longitude: { missing: 'position_missing' },
  avatar_image: { missing: 'not_an_image', invalid: 'not_an_image' },
  effective_at: {
    missing: 'effective_at_form',
    invalid: 'effective_at_form',
    tooLong: 'effective_at_form',
  },
  litres: { missing: 'litres_range', invalid: 'litres_range' },
  consumption: { missing: 'consumption_range', invalid: 'consumption_range' },
  agree_privacy: { missing: 'terms_not_accepted', invalid: 'terms_not_accepted' },
};

const OF_ANY_FIELD = {
  missing: 'field_missing',
  invalid: 'field_invalid',
  tooLong: 'field_too_long',
} as const;

const PARAMS: Partial<Record<ErrorCode, NonNullable<Problem['params']>>> = {
  password_short: { min: PASSWORD_MIN },
  code_invalid: { digits: SECURITY_CODE_DIGITS },
  invitation_form: { length: OWNER_LIMITS.codeLength },
  second_factor_form: { digits: SECOND_FACTOR.digits, length: SECOND_FACTOR.recoveryLetters },
  birthday_invalid: { year: BIRTHDAY_OLDEST_YEAR },
};

/** True for a field with its own sentences. */
export const hasOwnSentences = (field: string): boolean => Object.hasOwn(OF_FIELD, field);

/** Returns the code of a field's fault, and the parameters of its sentence. */
export function fieldProblem(field: string, fault: Fault): Problem {
  const own = hasOwnSentences(field) ? OF_FIELD[field] : undefined;
  return withParams(own?.[fault] ?? OF_ANY_FIELD[fault]);
}

function withParams(code: ErrorCode): Problem {
  const params = PARAMS[code];
  return { code, ...(params && { params }) };
}

/** The codes that a schema sets as the message of its issue. */
const SCHEMA_CODES = [
  'login_failed',
  'password_wrong',
  'fuel_twice',
  'price_form',
  'price_thousandths',
  'invitation_form',
  'second_factor_form',
  'review_contact',
] as const;
export type SchemaCode = (typeof SCHEMA_CODES)[number];

/**
 * Converts a schema's issue to the problem of a field. If the value is invalid (neither missing nor too long) and the
 * issue's message is one of `SCHEMA_CODES`, that code is used; otherwise the field's own.
 * @param value the field's value
 */
export function issueProblem(
  field: string,
  value: unknown,
  { code, message = '' }: { code?: string | undefined; message?: string | undefined },
): Problem {
  const fault = faultOf(value, code);
  const stated = SCHEMA_CODES.find((each) => each === message);
  return fault === 'invalid' && stated ? withParams(stated) : fieldProblem(field, fault);
}

function faultOf(value: unknown, code: string | undefined): Fault {
  if (value === undefined || value === null) return 'missing';
  if (typeof value !== 'string') return 'invalid';
  if (isBlank(value)) return 'missing';
  return code === 'too_big' ? 'tooLong' : 'invalid';
}
