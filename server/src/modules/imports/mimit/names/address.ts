/** Parses the ministry's "Indirizzo" column, in which street, number and postcode are mixed. */
import { italianCase } from './italian-case.ts';

export interface Address {
  /** Street and number in normal Italian case, e.g. "Via Emilia 175"; null when nothing is left. */
  address: string | null;
  postcode: string | null;
  /** The street alone, for a name; null unless it starts with a kind of street (Via, Piazza, SS 16 …). */
  street: string | null;
}

/** Expanded in capitals, so that a text in capitals stays entirely in capitals. */
const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/\bv\.le(?!\p{L})/giu, 'VIALE'],
  [/\bp\.?z?za(?!\p{L})\.?/giu, 'PIAZZA'],
  [/\bp\.le(?!\p{L})/giu, 'PIAZZALE'],
  [/\bc\.so(?!\p{L})/giu, 'CORSO'],
  [/\bl\.go(?!\p{L})/giu, 'LARGO'],
  [/\bc\.da(?!\p{L})/giu, 'CONTRADA'],
  [/\bloc(?:\.\s*|\s+)/giu, 'LOCALITÀ '],
  [/\bfr(?:az)?\.\s*/giu, 'FRAZIONE '],
  [/\bstr\.\s*/giu, 'STRADA '],
  [/\bprov\.le(?!\p{L})/giu, 'PROVINCIALE'],
  [/\bcirconvallaz(?!\p{L})\.?/giu, 'CIRCONVALLAZIONE'],
];
const NO_NUMBER =
  /[\s,.-]*(?:(?<![\p{L}\d])(?:s\.?\s?n\.?\s?c|s[./]?\s?n|[sn]\.\s?c|n[./]?\s?[nd])\.?|[,.-])$/iu;
const ODONYM =
  'via|viale|vicolo|piazza|piazzale|corso|largo|strada|statale|provinciale|regionale|autostrada|' +
  'circonvallazione|tangenziale|raccordo|superstrada|contrada|località|frazione|borgo|lungomare|' +
  'lungotevere|lungarno|lungolago|rotonda|salita|variante|bivio|s[spr](?= )';
const STARTS_WITH_ODONYM = new RegExp(`^(?:ex )?(?:${ODONYM})(?!\\p{L})`, 'iu');
/** "VIA VIA EMILIA", "VIA SS 16": the ministry's form has a separate field for the kind of street. */
const REPEATED_ODONYM =
  /^via (?=(?:via|viale|piazzale|corso|strada|autostrada|contrada|largo|località|s[spr]) )/iu;
/** "16 Adriatica, Km. SS 16 KM 192+100": the road is repeated in the kilometre field. */
const ROAD_TWICE = /^\d+ [^,]+, km\.? (?=s[spr] )/iu;

/**
 * Parses an address.
 * @param text the column's text, e.g. "VIALE ROMAGNA 19 47838, RICCIONE (RN) 19 47838"
 * @param town the "Comune" column, which some addresses repeat
 */
export function readAddress(text: string, town: string): Address {
  const postcode = text.match(/(?<!\d)\d{5}(?!\d)/gu)?.at(-1) ?? null;
  const spelled = expandAbbreviations(withoutTown(withoutPostcode(text), town)).replace(
    ROAD_TWICE,
    '',
  );
  const address = italianCase(onceNumbered(spelled.replace(REPEATED_ODONYM, '')));
  return { address: address || null, postcode, street: streetOf(address) };
}

/** Expands abbreviations and normalises road codes and kilometres: "SS 16", "KM 192+100". */
export function expandAbbreviations(text: string): string {
  const words = ABBREVIATIONS.reduce((result, [short, long]) => result.replace(short, long), text);
  return words
    .replace(/(?<![\p{L}.])s\.\s?([spr])\.(?:s\.?(?=\d))?(?!\s?a\b)\s*/giu, 'S$1 ')
    .replace(/(?<!\p{L})s([spr])\.?\s*(?=\d)/giu, 'S$1 ')
    .replace(/(?<!\p{L})km\.?\s*(?=\d)/giu, 'KM ')
    .replace(/(?<=(?:^|[\s.])\p{L}\.)(?=\p{L}{3,})/gu, ' ')
    .replace(/,(?=\p{L})|(?<=\p{L}),(?=\d)/gu, ', ')
    .replace(/\s+/gu, ' ')
    .replace(/ ([,.;])/gu, '$1')
    .trim();
}

/** True for a text that starts with a kind of street or road: "Via …", "Piazza …", "SS 16 …". */
export function startsWithOdonym(text: string): boolean {
  return STARTS_WITH_ODONYM.test(text);
}

function withoutPostcode(text: string): string {
  const [, street = text, numberAfter = ''] =
    /^(.*?)[\s,]*\d{5}, .*\(\p{L}{2}\)\s*(\S*)/u.exec(text) ?? [];
  const rest = stripEnd(street);
  const isNumber = /^\d{1,4}(?:\D|$)/u.test(numberAfter) && !/\d$/u.test(rest);
  return isNumber ? `${rest} ${numberAfter}` : rest;
}

function stripEnd(text: string): string {
  let rest = text.trim();
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest
      .replace(NO_NUMBER, '')
      .replace(/[\s,-]*(?<!\d)\d{5}$/u, '')
      .trim();
  }
  return rest.replace(/^[\s,.-]+/u, '');
}

function withoutTown(text: string, town: string): string {
  const start = `${town} `.toLowerCase();
  const rest = text.toLowerCase().startsWith(start) ? text.slice(start.length).trim() : text;
  return startsWithOdonym(expandAbbreviations(rest)) ? rest : text;
}

/** Removes a repeated house number: "Via dei Tigli, 28 28". */
function onceNumbered(text: string): string {
  return text.replace(/(?<![\p{L}\d])(\d+\S*?)(?:,? \1)+$/u, '$1');
}

function streetOf(address: string): string | null {
  if (!startsWithOdonym(address)) return null;
  const street = address
    .replace(/[, ]+km .*$/u, '')
    .replace(/,.*$/u, '')
    .replace(/ \d+(?:[/-]?\w{0,3})?$/u, (number, at: number) =>
      /\b(?:SS|SP|SR|statale|provinciale|regionale)$/iu.test(address.slice(0, at)) ? number : '',
    )
    .trim();
  return street.length <= 45 && street.includes(' ') ? street : null;
}
