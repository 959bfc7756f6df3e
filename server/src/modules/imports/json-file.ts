import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { italianNumber } from './runs/report-text.ts';
import { readSource } from './reading/read-source.ts';
import type { FileFormat } from './formats.ts';
import { wrongFile } from './recognise.ts';
import type { SiteJob } from './sites.ts';
import { Refusal } from '../../refusal.ts';

/**
 * Reads the elements of a JSON file.
 * @param expected the expected format, for the error
 * @param elements extracts the elements from the parsed value; returns undefined when it has another structure
 * @throws Refusal when the file is of another kind, damaged, without elements or with too many
 */
export async function readElements(
  { file, scope }: SiteJob,
  expected: FileFormat,
  elements: (value: unknown) => unknown[] | undefined,
): Promise<{ name: string; elements: unknown[] }> {
  const { text, name } = (await readSource(file, undefined, scope))!;
  const found = elements(parse(text, name, expected));
  if (!found) throw wrongFile(name, text, expected);
  if (found.length > IMPORT_MAX.rows) {
    throw new Refusal(`${name} ha più di ${italianNumber(IMPORT_MAX.rows)} elementi.`);
  }
  if (found.length === 0) throw new Refusal(`${name} non contiene nessun elemento.`);
  return { name, elements: found };
}

function parse(text: string, name: string, expected: FileFormat): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const looksCut = /^\s*[[{]/u.test(text);
    throw looksCut
      ? new Refusal(`${name} è troncato o danneggiato: non è JSON valido.`, { cause: error })
      : wrongFile(name, text, expected, { cause: error });
  }
}
