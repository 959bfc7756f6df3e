import type { ImportKind } from '../import-kind.ts';

export const ocm: ImportKind<'file'> = {
  name: 'ocm',
  about: 'colonnine di ricarica da Open Charge Map (JSON)',
  recordsPrices: true,
  run: async (context, { file }) => (await import('./import-ocm.ts')).importOcm(context, file),
};
