/** Recognises a file by its beginning, for helpful messages when the wrong file is given. */
import type { FileFormat, ImportKind } from './import-kind.ts';
import { IMPORT_KINDS } from './kinds.ts';

const NOT_DATA: readonly { start: RegExp; is: string }[] = [
  { start: /^$/u, is: 'è vuoto' },
  {
    start: /^<(?:!doctype|html|head|body|\?xml|script)/iu,
    is: 'è una pagina web, non un file di dati: forse il sito che lo pubblica è in manutenzione',
  },
];
const KNOWN = IMPORT_KINDS.flatMap((kind) => kind.formats.map((format) => ({ kind, format })));
const LOOK_AT = 5_000;

/** What a file is. */
export interface Recognised {
  /** Unset when it is no data file at all. */
  format?: FileFormat;
  /** In Italian: "è un GeoJSON …: si importa con …". */
  is: string;
}

/** Recognises a file; undefined when it is unknown. @param text the file's text, at least its beginning */
export function recognise(text: string): Recognised | undefined {
  const beginning = text.slice(0, LOOK_AT).trimStart();
  const notData = NOT_DATA.find(({ start }) => start.test(beginning));
  if (notData) return { is: notData.is };
  const known = KNOWN.find(({ format }) => format.start.test(beginning));
  if (!known) return undefined;
  const { kind, format } = known;
  const usage = `npm run import -- ${kind.name} ${filesOf(kind)}`;
  return { format, is: `è ${format.name}: si importa con «${usage}»` };
}

/**
 * Writes the error for a file of the wrong kind.
 * @param file the file's name in the sentence
 * @returns one Italian sentence that says what the file is instead, when recognised
 */
export function wrongFileSentence(file: string, text: string, expected: FileFormat): string {
  const found = recognise(text);
  return found ? `${file} ${found.is}.` : `${file} non è ${expected.name}.`;
}

function filesOf({ options }: ImportKind): string {
  const names = Object.keys(options ?? {});
  return names.length > 0 ? names.map((name) => `--${name} FILE`).join(' ') : 'FILE';
}
