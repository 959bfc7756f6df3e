/** Converts the ministry's text, often all in CAPITALS, to normal Italian case. */

const SMALL_WORDS = new Set(
  (
    'di da del dello della dei degli delle dal dalla e ed in nel nella nei a al allo alla ai agli ' +
    'alle con su sul sulla per tra fra lo la le il gli km dir ang'
  ).split(' '),
);
/** Elided articles and prepositions, lower case inside a phrase. */
const SMALL_ELISIONS = new Set('d dell nell sull all dall'.split(' '));
/** Surnames that keep their capital D': elsewhere d' is a preposition (Castel d'Aiano). */
const D_SURNAMES = new Set(
  'annunzio acquisto azeglio angelo amico alessandro andrea antona agostino ovidio'.split(' '),
);
const ALWAYS_UPPER = new Set('ss sp sr sc gpl gnl ip'.split(' '));
const ROMAN = /^(?:i{2,3}|iv|vi{1,3}|ix|x{1,3}(?:ix|iv|v?i{0,3}))$/i;
const ACCENTED: Record<string, string> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' };

/**
 * Converts text to Italian case.
 * @param text as the ministry wrote it, e.g. "CAVA DE' TIRRENI" or "via XXV APRILE"
 * @returns the same words in Italian case, e.g. "Cava de' Tirreni", "Via XXV Aprile"
 */
export function italianCase(text: string): string {
  const shouted = isShouted(text);
  let first = true;
  const cased = text.replace(/[\p{L}\p{N}'’]+/gu, (word, at: number) => {
    const initial =
      word.length === 1 && (text[at + 1] === '.' || /[\d/]/u.test(text[at - 1] ?? ''));
    const result = caseWord(word, { first, shouted, initial });
    first = false;
    return result;
  });
  return cased.replace(/\bF\. ?Lli\b|\bFll\b\.?/gu, 'F.lli');
}

/** True when at least half of the words are in capitals, so that capitals have no meaning. */
function isShouted(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase());
  return loud.length * 2 >= words.length;
}

interface Place {
  first: boolean;
  /** At least half of the text's words are in capitals, so that capitals have no meaning. */
  shouted: boolean;
  /** A single letter of a name or of a house number: "G. Cesare", "60/A". */
  initial: boolean;
}

function caseWord(word: string, place: Place): string {
  const lower = word.toLowerCase().replaceAll('’', "'");
  if (lower.includes("'")) return caseElision(lower, place);
  if (/\p{N}/u.test(word)) return word.toUpperCase();
  if (ALWAYS_UPPER.has(lower) || ROMAN.test(lower)) return word.toUpperCase();
  if (SMALL_WORDS.has(lower) && !place.initial) {
    return place.first ? capitalise(lower) : lower;
  }
  return keepsItsCapitals(word, place) ? word : capitalise(lower);
}

/** Handles words with an apostrophe: "D'ANNUNZIO", "DELL'INDUSTRIA", "CITTA'", "DE'". */
function caseElision(lower: string, { first }: Place): string {
  const [before = '', after = ''] = lower.split("'", 2);
  if (after === '') return accented(before, first);
  const small = SMALL_ELISIONS.has(before) && !(before === 'd' && D_SURNAMES.has(after));
  return `${small && !first ? before : capitalise(before)}'${capitalise(after)}`;
}

/** Turns the final apostrophe of a word of four letters or more into an accent: CITTA' is Città, but CA' stays. */
function accented(word: string, first: boolean): string {
  const accent = ACCENTED[word.at(-1) ?? ''];
  if (word.length >= 4 && accent) return capitalise(word.slice(0, -1) + accent);
  return `${word === 'de' && !first ? word : capitalise(word)}'`;
}

/** True for acronyms: mixed case, up to four consonants, or up to three capitals when the text is not in capitals. */
function keepsItsCapitals(word: string, { shouted }: Place): boolean {
  if (/^\p{Lu}\p{Lu}\p{Ll}{2,}$/u.test(word)) return false;
  if (/\p{Ll}\p{Lu}|\p{Lu}{2,}\p{Ll}/u.test(word)) return true;
  if (!/^\p{Lu}+$/u.test(word)) return false;
  const unpronounceable = word.length <= 4 && !/[AEIOUYÀÈÉÌÒÙ]/u.test(word);
  return unpronounceable || (!shouted && word.length <= 3 && word !== 'VIA');
}

function capitalise(lower: string): string {
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
