/** The welcome message of a new database. Source: Pieno. */
export const WELCOME = {
  message:
    '<h2>Buongiorno, Titano</h2><p>Dove fare il pieno oggi a San Marino, e quanto costa.</p>',
  source: 'Pieno',
} as const;
