/**
 * The format of both files of the ministry: line 1 "Estrazione del YYYY-MM-DD", line 2 the header, then one row per
 * line, without quoting. The separator was ";" until 2026-02-09 and is "|" since: it is detected from the header.
 */
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { wrongFile } from '../recognise.ts';
import { Refusal } from '../../../refusal.ts';
import { italianNumber } from '../report-text.ts';
import { PRICE_FILE, REGISTRY_FILE } from './kind.ts';

const LAYOUTS = {
  registry: { first: 'idImpianto', second: 'Gestore', format: REGISTRY_FILE },
  prices: { first: 'idImpianto', second: 'descCarburante', format: PRICE_FILE },
} as const;

export interface MinistryRow {
  /** Counted from 1. */
  line: number;
  text: string;
}

export interface MinistryFile {
  /** The extraction date in the file's first line, YYYY-MM-DD. */
  extractedOn: string;
  separator: string;
  rows: MinistryRow[];
}

/**
 * Splits one of the ministry's files into rows.
 * @param name the file's name in messages
 * @throws Refusal when the file is of another kind, empty, too long, or lacks the first line or the header
 */
export function readMinistryFile(
  text: string,
  name: string,
  layout: keyof typeof LAYOUTS,
): MinistryFile {
  const { first, second } = LAYOUTS[layout];
  if (hasMoreLines(text, IMPORT_MAX.rows)) {
    throw new Refusal(`${name} ha più di ${italianNumber(IMPORT_MAX.rows)} righe.`);
  }
  const lines = text.split(/\r?\n/u);
  const separator = new RegExp(`^${first}(.)${second}\\1`, 'u').exec(lines[1] ?? '')?.[1];
  const extractedOn = /^Estrazione del (\d{4}-\d\d-\d\d)/u.exec(lines[0] ?? '')?.[1];
  if (!separator || !extractedOn) throw whatIsWrong(text, name, lines, layout);
  const rows = lines
    .slice(2)
    .map((row, index) => ({ line: index + 3, text: row }))
    .filter((row) => row.text !== '');
  if (rows.length === 0)
    throw new Refusal(`${name} è troncato: dopo l'intestazione non c'è nulla.`);
  return { extractedOn, separator, rows };
}

function hasMoreLines(text: string, max: number): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1 && lines <= max; at = text.indexOf('\n', at + 1)) {
    lines += 1;
  }
  return lines > max;
}

function whatIsWrong(
  text: string,
  name: string,
  lines: string[],
  layout: keyof typeof LAYOUTS,
): Refusal {
  const { first, second, format } = LAYOUTS[layout];
  const isHeader = (line = ''): boolean => line.startsWith(first) && line.includes(second);
  if (isHeader(lines[0])) {
    return new Refusal(`${name} è incompleto: manca la prima riga «Estrazione del …».`);
  }
  if (isHeader(lines[1])) {
    return new Refusal(
      `${name} non dice di che giorno è: la prima riga deve essere «Estrazione del AAAA-MM-GG».`,
    );
  }
  if (lines[0]?.startsWith('Estrazione del') && !lines[1]?.startsWith(first)) {
    return new Refusal(`${name} è incompleto: manca l'intestazione con i nomi delle colonne.`);
  }
  return wrongFile(name, text, format);
}
