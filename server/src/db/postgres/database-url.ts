import pg from 'pg';

const EXAMPLE = 'postgres://utente:password@indirizzo:5432/pieno';

/**
 * Checks the value of DATABASE_URL.
 * @param url the value
 * @returns an Italian predicate for the subject "DATABASE_URL" that says what is wrong, without quoting the address;
 *   undefined when it is usable
 */
export function databaseUrlProblem(url: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'deve cominciare con postgres:// o postgresql://';
  try {
    // The constructor parses the address and reads the certificate files it names, without connecting.
    if (!url.includes('#')) void new pg.Client(url);
    else throw new Error('an address of a database has no fragment');
  } catch (error) {
    const { path } = error as NodeJS.ErrnoException;
    return path
      ? `deve nominare file che si possono leggere: ${path} non si può`
      : `deve essere un indirizzo intero, per esempio ${EXAMPLE} (nella password un segno come # si scrive %23)`;
  }
  return undefined;
}
