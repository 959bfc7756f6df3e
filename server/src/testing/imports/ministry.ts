import { importMimit } from '../../modules/imports/mimit/import-mimit.ts';
import type { ImportReport } from '../../modules/imports/runs/report.ts';
import type { TestCommand } from '../command-context.ts';

export const REGISTRY_HEAD =
  'Estrazione del 2026-08-21\nidImpianto|Gestore|Bandiera|Tipo Impianto|Nome Impianto|Indirizzo|Comune|Provincia|Latitudine|Longitudine\n';
export const PRICES_HEAD =
  'Estrazione del 2026-08-21\nidImpianto|descCarburante|prezzo|isSelf|dtComu\n';
export const RIMINI = '7|ROSSI S.R.L.|Q8|Stradale|Q8|VIA EMILIA 1 47921|RIMINI|RN|44.0201|12.5156';
export const ROMA = '8|VERDI|Pompe Bianche|Stradale|PB|VIA APPIA 2 00100|ROMA|RM|41.8501|12.5201';
export const PRICES = [
  '7|Benzina|1.999|1|21/08/2026 05:46:12',
  '7|Metano|1.649|0|21/08/2026 05:46:12',
  '8|Benzina|1.989|1|20/08/2026 05:46:12',
];

/** Writes rows to files in the ministry's format and imports them. */
export async function importRows(
  { context, file }: Pick<TestCommand, 'context' | 'file'>,
  registry: string[],
  prices: string[],
  { force = false, day = '2026-08-21' } = {},
): Promise<ImportReport> {
  const dated = (text: string) => text.replace('2026-08-21', day);
  return await importMimit(context, {
    registry: await file('anagrafica.csv', dated(REGISTRY_HEAD) + registry.join('\n')),
    prices: await file('prezzi.csv', dated(PRICES_HEAD) + prices.join('\n')),
    force,
  });
}

export const ministryStations = ({ database }: TestCommand) =>
  database.kysely
    .selectFrom('station')
    .selectAll()
    .where('source', '=', 'mimit')
    .orderBy('source_id')
    .execute();
