import type { FileFormat, ImportKind } from '../import-kind.ts';

export const OCM_FILE: FileFormat = {
  name: 'un elenco di Open Charge Map',
  start: /^\[\s*\{[^]*"(?:AddressInfo|UsageCost|Connections)"/u,
};

/** Charging sites from Open Charge Map. */
export const ocm: ImportKind<'file'> = {
  name: 'ocm',
  about: 'colonnine di ricarica da Open Charge Map (JSON)',
  formats: [OCM_FILE],
  recordsPrices: true,
  run: async (context, { file }) => (await import('./import-ocm.ts')).importOcm(context, file),
};
