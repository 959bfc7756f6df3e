/** Splits the text of a CSV file into records. */
import { CsvError, parse, type Info } from 'csv-parse/sync';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { Refusal } from '../../../refusal.ts';
import { italianNumber } from '../runs/report-text.ts';

export interface Parsed {
  record: string[];
  raw: string;
  info: Info;
}

/** The line that declares the separator to Excel. */
const ANNOUNCED = /^"?sep=([^"\r\n])"?(?=[\r\n])/iu;

/**
 * Parses a CSV file.
 * @param name the file's name in messages
 * @returns the records, the header first
 * @throws Refusal when the quotes do not match or there are too many records, or too large ones
 */
export function parseRecords(text: string, name: string): Parsed[] {
  const records = parseAll(text, name);
  if (records.length <= IMPORT_MAX.sheetRows + 1) return records;
  throw new Refusal(
    `${name} ha più di ${italianNumber(IMPORT_MAX.sheetRows)} righe: dividilo in più file, e importali uno dopo l’altro.`,
  );
}

function parseAll(text: string, name: string): Parsed[] {
  const announced = ANNOUNCED.exec(text)?.[1];
  try {
    return parse(text.replace(ANNOUNCED, ''), {
      delimiter: announced ?? delimiterOf(text),
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: IMPORT_MAX.recordBytes,
      // The header, the maximum number of rows, and one more to detect too many.
      to: IMPORT_MAX.sheetRows + 2,
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      throw new Refusal(
        `${name} ha una riga di più di ${IMPORT_MAX.recordBytes / 1_000} kB, la riga ${String(error['lines'])}: forse le virgolette non tornano.`,
        { cause: error },
      );
    }
    throw new Refusal(
      `${name} non è un CSV leggibile: alla riga ${String(error['lines'])} le virgolette non tornano.`,
      { cause: error },
    );
  }
}

/** Returns the most frequent separator in the header. */
function delimiterOf(text: string): string {
  const header = /^[^\r\n]*/u.exec(text)![0];
  const count = (separator: string): number => header.split(separator).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
}
