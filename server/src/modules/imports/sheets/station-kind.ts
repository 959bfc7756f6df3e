import type { ImportKind } from '../import-kind.ts';

/** The operator's own stations with their pictures, a spreadsheet. */
export const stationSheet: ImportKind<'file'> = {
  name: 'stations',
  about: 'i tuoi distributori, con immagini, da un foglio di calcolo (CSV)',
  recordsPrices: false,
  // After the ministry's import, and before the price sheet, which refers to these stations.
  daily: {
    cron: '45 9 * * *',
    files: ({ stationsAddress }) => (stationsAddress ? { file: stationsAddress } : undefined),
  },
  run: async (context, { file }) =>
    (await import('./import-stations.ts')).importStationSheet(context, file),
};
