/** Recognises a file by its beginning, for helpful messages about a wrong file. */
import { Refusal } from '../../refusal.ts';
import { FILE_FORMATS, type FileFormat } from './formats.ts';

const NOT_DATA: readonly { start: RegExp; is: string }[] = [
  { start: /^$/u, is: 'è vuoto' },
  {
    start: /^<(?:!doctype|html|head|body|\?xml|script)/iu,
    is: 'è una pagina web, non un file di dati: forse il sito che lo pubblica è in manutenzione',
  },
];
const LOOK_AT = 5_000;

export interface Recognised {
  /** Unset for a file without data. */
  format?: FileFormat;
  /** In Italian: "è un GeoJSON …". */
  is: string;
  /** How it is imported at a terminal, if it has data: one Italian sentence. */
  command?: string;
}

/** Recognises a file; undefined when it is unknown. @param text the file's text, at least its beginning */
export function recognise(text: string): Recognised | undefined {
  const beginning = text.slice(0, LOOK_AT).trimStart();
  const notData = NOT_DATA.find(({ start }) => start.test(beginning));
  if (notData) return { is: notData.is };
  const format = FILE_FORMATS.find(({ start }) => start.test(beginning));
  return format && { format, is: `è ${format.name}`, command: `Si importa con «${format.usage}».` };
}

/**
 * Creates the error for a file of the wrong kind, which names its real kind if recognised.
 * @param file the file's name in the sentence
 */
export function wrongFile(
  file: string,
  text: string,
  expected: FileFormat,
  options: { cause?: unknown } = {},
): Refusal {
  const found = recognise(text);
  if (!found?.command || found.format === expected) {
    return new Refusal(
      `${file} ${found && !found.format ? found.is : `non è ${expected.name}`}.`,
      options,
    );
  }
  const { is, command } = found;
  return new Refusal(`${file} ${is}, non ${expected.name}.`, { ...options, command });
}
