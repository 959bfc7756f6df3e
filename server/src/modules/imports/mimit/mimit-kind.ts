import type { ImportKind } from '../import-kind.ts';

/** Addresses of the ministry's files, published every morning under the IODL 2.0 licence. */
const MINISTRY_ADDRESSES = {
  registry: 'https://www.mimit.gov.it/images/exportCSV/anagrafica_impianti_attivi.csv',
  prices: 'https://www.mimit.gov.it/images/exportCSV/prezzo_alle_8.csv',
} as const;

export const mimit: ImportKind<'registry' | 'prices'> = {
  name: 'mimit',
  about: 'anagrafica e prezzi del ministero italiano',
  options: {
    registry: { about: 'anagrafica: file o indirizzo', address: MINISTRY_ADDRESSES.registry },
    prices: { about: 'prezzi: file o indirizzo', address: MINISTRY_ADDRESSES.prices },
  },
  force: 'importa anche file che sembrano troncati o vecchi',
  recordsPrices: true,
  past: {
    name: 'mimit-history',
    about: 'importa invece tutti i file dei prezzi di una cartella, dal più vecchio',
    run: async (context, folder) => (await import('./import-past.ts')).importPast(context, folder),
  },
  // The ministry publishes the prices of 8:00 before 9:00.
  daily: {
    cron: '30 9 * * *',
    files: ({ dailyImport }) => (dailyImport ? MINISTRY_ADDRESSES : undefined),
  },
  run: async (context, files, force) =>
    (await import('./import-mimit.ts')).importMimit(context, { ...files, force }),
};
