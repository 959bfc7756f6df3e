/** Reads the operator's own price list; runs in the reading process. */
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { STATION_MAX } from '@pieno/contract/station-limits.ts';
import { readIsoTime, readItalianTime } from '../italian-time.ts';
import { parsePrice } from '../../prices/price-text.ts';
import type { Reject } from '../runs/reasons.ts';
import type { PriceSheetContents, SheetJob, SheetPrice } from './sheet-contents.ts';
import { readTable, type TableRow } from './csv-table.ts';
import { PRICE_SHEET } from '../formats.ts';

const COLUMNS = {
  id: [],
  code: ['codice'],
  fuel: ['carburante'],
  price: ['prezzo'],
  date: ['data'],
} as const;
type Column = keyof typeof COLUMNS;

/**
 * Reads and checks a price list. A row without a date gets the file's time of saving: importing the same file again
 * changes nothing, saving it again confirms its prices.
 * @throws Refusal when the file is of another kind
 */
export async function read(job: SheetJob): Promise<PriceSheetContents | undefined> {
  const needed = [['id', 'code'], ['fuel'], ['price']] as const;
  const table = await readTable(job, COLUMNS, needed, PRICE_SHEET);
  if (!table) return undefined;
  const prices: SheetPrice[] = [];
  const rejects: Reject[] = [];
  for (const row of table.rows) {
    const place = { file: table.name, line: row.line, row: row.text };
    const price = row.fault ?? readRow(row, table.savedAt);
    if ('reason' in price) rejects.push({ subject: 'prices', ...place, ...price });
    else prices.push({ ...place, ...price });
  }
  return { head: { read: table.rows.length, etag: table.etag }, lists: { prices, rejects } };
}

function readRow(
  { cells }: TableRow<Column>,
  savedAt: Date | undefined,
): Omit<SheetPrice, 'file' | 'line' | 'row'> | Pick<Reject, 'reason'> {
  const { id, code, fuel, date } = cells;
  if ((id === '' && code === '') || id.length > STATION_MAX.code) return { reason: 'id' };
  if (code.length > STATION_MAX.code) return { reason: 'id' };
  if (fuel === '' || fuel.length > IMPORT_MAX.fuelName) return { reason: 'fuel' };
  const price = parsePrice(cells.price);
  if (price === undefined) return { reason: 'price' };
  if (date === '') return { id, code, fuel, price, observedAt: savedAt };
  const observedAt = readItalianTime(date) ?? readIsoTime(date);
  return observedAt ? { id, code, fuel, price, observedAt } : { reason: 'date' };
}
