import type { FileFormat, ImportKind } from '../import-kind.ts';

export const PRICE_SHEET: FileFormat = {
  name: 'un elenco di prezzi in CSV',
  start: /^(?=.*(?:price|prezzo)).*(?:fuel|carburante)/iu,
};

/** The operator's own prices, a spreadsheet. */
export const priceSheet: ImportKind<'file'> = {
  name: 'prices',
  about: 'i tuoi prezzi da un foglio di calcolo (CSV)',
  formats: [PRICE_SHEET],
  recordsPrices: true,
  daily: {
    cron: '50 9 * * *',
    files: ({ pricesAddress }) => (pricesAddress ? { file: pricesAddress } : undefined),
  },
  run: async (context, { file }) =>
    (await import('./import-prices.ts')).importPriceSheet(context, file),
};
