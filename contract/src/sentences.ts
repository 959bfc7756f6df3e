/** What a form or the server says about a field that is missing or wrong (spec §5). */
import { PASSWORD_MIN } from './limits.ts';

export type FieldProblem = 'missing' | 'invalid';

const FIELD_SENTENCES: Readonly<Record<string, Readonly<Record<FieldProblem, string>>>> = {
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
  agree_privacy: {
    missing: 'Devi accettare i termini e condizioni',
    invalid: 'Devi accettare i termini e condizioni',
  },
};

const ANY_FIELD = { missing: 'Campo obbligatorio', invalid: 'Valore non valido' } as const;

/** The Italian sentence for a problem with a field of a form or a body. */
export function fieldSentence(field: string, problem: FieldProblem): string {
  const own = Object.hasOwn(FIELD_SENTENCES, field) ? FIELD_SENTENCES[field] : undefined;
  return (own ?? ANY_FIELD)[problem];
}
