import pg from 'pg';

const EXAMPLE = 'postgres://utente:password@indirizzo:5432/pieno';

/**
 * @param url what DATABASE_URL says
 * @returns what is wrong with it, in Italian and without a word of it, to stand after its name; undefined when it can be used
 */
export function addressProblem(url: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'deve cominciare con postgres:// o postgresql://';
  try {
    // It reads the certificates that the address names, and connects to nothing yet.
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
