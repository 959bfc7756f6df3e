const RIGHTS =
  "L'utente di DATABASE_URL non ha i diritti che servono: deve potersi collegare al database e crearvi tabelle.";
const PASSWORD = 'PostgreSQL non accetta utente e password di DATABASE_URL: correggili.';

/** Sentences by PostgreSQL's error codes. */
const SENTENCES: Record<string, string> = {
  '28P01': PASSWORD,
  '28000':
    "PostgreSQL non lascia entrare l'utente di DATABASE_URL: controlla che esista e che possa collegarsi da questa macchina (pg_hba.conf).",
  '3D000': 'Il database indicato da DATABASE_URL non esiste: crealo o correggi il nome.',
  '42501': RIGHTS,
  '0LP01': RIGHTS,
};

/** Sentences by message, for errors of node-postgres itself, which have no code. */
const BY_MESSAGE: readonly [RegExp, string][] = [
  [
    /^SASL: .*password must be a (non-empty )?string/,
    'PostgreSQL vuole una password: scrivila in DATABASE_URL, come postgres://utente:password@indirizzo/database.',
  ],
  [/^SASL: /, PASSWORD],
  [
    /^The server does not support SSL connections/,
    'PostgreSQL non offre connessioni cifrate: togli sslmode da DATABASE_URL o attivale nel server.',
  ],
];

/**
 * Explains an error with which a PostgreSQL server refuses the connection given by DATABASE_URL.
 * @returns one Italian sentence, without the password; undefined for other errors
 */
export function refusalSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: string };
  if (code) return SENTENCES[code];
  return BY_MESSAGE.find(([pattern]) => pattern.test(error.message))?.[1];
}
