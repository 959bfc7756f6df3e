/** The sentences for missing or invalid fields, in forms and in the server's answers (rule form-errors). */
import { SENTENCES } from './errors.ts';
import { BIRTHDAY_OLDEST_YEAR, PASSWORD_MIN, SECURITY_CODE_DIGITS } from './limits.ts';
import { isBlank } from './text.ts';

type FieldProblem = 'missing' | 'invalid' | 'tooLong';

const FIELD_SENTENCES: Readonly<Record<string, Partial<Record<FieldProblem, string>>>> = {
  name: { missing: 'Inserisci il nome', invalid: 'Il nome non è valido' },
  email: { missing: "Inserisci l'email", invalid: "L'email non è valida" },
  password: {
    missing: 'Inserisci la password',
    invalid: `La password deve essere di almeno ${PASSWORD_MIN} caratteri`,
  },
  password_confirmation: {
    missing: 'Ripeti la password',
    invalid: 'Le password non corrispondono',
  },
  current_password: {
    missing: 'Inserisci la password attuale',
    invalid: SENTENCES.wrongPassword,
  },
  code: {
    missing: 'Inserisci il codice che ti abbiamo inviato',
    invalid: `Il codice è di ${SECURITY_CODE_DIGITS} cifre`,
  },
  birthday: {
    invalid: `La data di nascita non esiste o non è tra il ${BIRTHDAY_OLDEST_YEAR} e oggi`,
  },
  phone: { invalid: 'Scrivi il numero di telefono con cifre, spazi e i segni + / . - ( )' },
  avatar_image: { missing: SENTENCES.notAnImage, invalid: SENTENCES.notAnImage },
  agree_privacy: {
    missing: 'Devi accettare i termini e condizioni',
    invalid: 'Devi accettare i termini e condizioni',
  },
};

const ANY_FIELD = {
  missing: 'Campo obbligatorio',
  invalid: 'Valore non valido',
  tooLong: 'Il testo è troppo lungo',
} as const;

/** Returns the Italian sentence for a problem with a field. */
export function fieldSentence(field: string, problem: FieldProblem): string {
  const own = Object.hasOwn(FIELD_SENTENCES, field) ? FIELD_SENTENCES[field] : undefined;
  return own?.[problem] ?? ANY_FIELD[problem];
}

/** The sentences of the error catalogue that a schema says itself. */
const SCHEMA_SENTENCES = [SENTENCES.login, SENTENCES.wrongPassword] as const;
export type SchemaSentence = (typeof SCHEMA_SENTENCES)[number];

/**
 * Returns the Italian sentence for a schema's issue with a field. When the value is invalid (not missing or too long)
 * and the issue's message is one of `SCHEMA_SENTENCES`, that one is used; otherwise the field's own.
 * @param value the field's value
 */
export function issueSentence(
  field: string,
  value: unknown,
  { code, message = '' }: { code?: string | undefined; message?: string | undefined },
): string {
  const problem = problemOf(value, code);
  const said = SCHEMA_SENTENCES.find((sentence) => sentence === message);
  return problem === 'invalid' && said ? said : fieldSentence(field, problem);
}

function problemOf(value: unknown, code: string | undefined): FieldProblem {
  if (value === undefined || value === null) return 'missing';
  if (typeof value !== 'string') return 'invalid';
  if (isBlank(value)) return 'missing';
  return code === 'too_big' ? 'tooLong' : 'invalid';
}
