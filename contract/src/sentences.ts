/** What a form or the server says about a field that is missing or wrong (spec §5). */
import { SENTENCES } from './errors.ts';
import { PASSWORD_MIN, SECURITY_CODE_DIGITS } from './limits.ts';

export type FieldProblem = 'missing' | 'invalid' | 'tooLong';

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
  birthday: { invalid: 'La data di nascita non esiste o non è nel passato' },
  phone: { invalid: 'Il numero di telefono non è valido' },
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

/** The Italian sentence for a problem with a field of a form or a body. */
export function fieldSentence(field: string, problem: FieldProblem): string {
  const own = Object.hasOwn(FIELD_SENTENCES, field) ? FIELD_SENTENCES[field] : undefined;
  return own?.[problem] ?? ANY_FIELD[problem];
}
