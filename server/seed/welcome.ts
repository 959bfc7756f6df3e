/** The welcome message of a new database. Source: Pieno. */
export const WELCOME = {
  message: '<h2>Buongiorno, Titano</h2>',
  source: 'Pieno',
} as const;
