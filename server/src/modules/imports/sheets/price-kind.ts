import type { ImportKind } from '../import-kind.ts';

/** The operator's own prices, a spreadsheet. */
export const priceSheet: ImportKind<'file'> = {
  name: 'prices',
  about: 'i tuoi prezzi da un foglio di calcolo (CSV)',
  recordsPrices: true,
  daily: {
    cron: '50 9 * * *',
    files: ({ pricesAddress }) => (pricesAddress ? { file: pricesAddress } : undefined),
  },
  run: async (context, { file }) =>
    (await import('./import-prices.ts')).importPriceSheet(context, file),
};
