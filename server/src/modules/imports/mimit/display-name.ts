/**
 * A name that a driver recognises: the sign and what sets this station apart from others of the sign.
 * The ministry's "Nome Impianto" holds internal codes, company names and advertising as well.
 */
import { spellOut, startsWithOdonym, type Address } from './address.ts';
import { squash, type Brand } from './brand.ts';
import { italianCase } from './italian-case.ts';

export interface NamedStation {
  /** "Nome Impianto". */
  name: string;
  /** "Gestore", the company or person that runs it. */
  operator: string;
  brand: Brand | null;
  street: Address['street'];
  /** "Comune", in Italian case. */
  town: string;
}

const NAME_MAX = 80;
const LEGAL_FORMS =
  /(?<![\p{L}\d])(?:s\.?\s?r\.?\s?l\.?\s?s?|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s|s\.?\s?p\.?\s?a|unipersonale)\.?(?![\p{L}\d])|(?:&|(?<!\p{L})e)\s*c\.?(?![\p{L}.])/giu;
const GENERIC =
  /(?<!\p{L})(?:(?:staz\.?(?:ione)?|area)\s+(?:di\s+)?serv(?:izio|io|\.)?|stazione|staz\.|station|distributore(?:\s+(?:di\s+)?(?:carburanti|benzina))?|impianto|punto\s+vendita|rifornitore\s+carburanti|pompa\s+bianca|pompe\s+bianche|p\.?d?\.?v\.?\s?\d*(?=\s|$)|pb)(?!\p{L})/giu;
const CONNECTORS = /^(?:di|de|da|del|della|e|ed|&|c\/o)$/iu;

/** @returns the display name, e.g. "Eni Montefeltro Ovest", "IP Via Emilia", "Pompa bianca Via Ortigara" */
export function displayName(station: NamedStation): string {
  const own = ownName(station);
  const place = station.street ?? station.town;
  if (station.brand) return shorten(`${station.brand.label} ${own || place}`);
  if (!own) return shorten(`Pompa bianca ${place}`);
  const saysWhere = startsWithOdonym(own) || squash(own) === squash(station.town);
  return shorten(saysWhere ? `Pompa bianca ${own}` : own);
}

export interface Neighbour {
  name: string;
  town: string;
  street: string | null;
  address: string | null;
}

/**
 * Sets apart stations of one town that would be called the same, by street, then by whole address.
 * @returns the names, in the order of the input
 */
export function distinctNames(stations: readonly Neighbour[]): string[] {
  const byStreet = withMoreWhereShared(stations, ({ name, street, address }) =>
    joined(name, street, street ?? address),
  );
  return withMoreWhereShared(byStreet, ({ name, street, address }) =>
    joined(name, street, address),
  ).map(({ name }) => name);
}

function withMoreWhereShared(
  stations: readonly Neighbour[],
  more: (station: Neighbour) => string,
): Neighbour[] {
  const keyOf = ({ name, town }: Neighbour): string => `${squash(name)}/${town}`;
  const counts = new Map<string, number>();
  for (const station of stations) counts.set(keyOf(station), (counts.get(keyOf(station)) ?? 0) + 1);
  return stations.map((station) =>
    counts.get(keyOf(station))! > 1 ? { ...station, name: shorten(more(station)) } : station,
  );
}

/** The name and where it is, saying the street once. */
function joined(name: string, street: string | null, more: string | null): string {
  if (!more) return name;
  if (!street || !name.endsWith(street)) return `${name}, ${more}`;
  return more.startsWith(street) ? name.slice(0, -street.length) + more : name;
}

/** What is left of the station's own name without sign, codes, company and empty words. */
function ownName({ name, operator, brand, town }: NamedStation): string {
  const plain = name
    .replace(/\|.*$|^\(\d+\)/gu, '')
    .replace(/["“”]/gu, ' ')
    .replace(LEGAL_FORMS, ' ')
    .replace(GENERIC, ' ');
  const words = withoutCodes(spellOut(plain).split(/\s+/u).filter(Boolean));
  const unsigned = brand ? withoutRuns(words, (run) => brand.aliases.has(run)) : words;
  const rest =
    brand && !isSigned(operator, brand) ? withoutOperator(unsigned, operator, town) : unsigned;
  const text = trimmed(rest).join(' ').replace(/ - /gu, ' ');
  return isTelling(text) ? italianCase(text) : '';
}

/** Plant numbers such as "108530", "PV4061", "TM04675"; numbers that belong to a road or street stay. */
function withoutCodes(words: readonly string[]): string[] {
  return words.filter((word, index) => {
    const before = words.slice(0, index);
    const inStreet = before.some((w) => /^(?:km|s[spr])$/iu.test(w) || startsWithOdonym(`${w} `));
    if (inStreet || word.includes('+')) return true;
    const bare = word.replace(/[^\p{L}\p{N}]/gu, '');
    const isCode = /^(?:\d{4,}|(?:pv|tm|pdv)\d+|\p{L}{1,3}\d{3,})$/iu.test(bare);
    return !isCode && !(index === 0 && /^\d{3}$/u.test(bare) && words.length > 1);
  });
}

/** Takes out every run of up to three words for which the test holds, longest first. */
function withoutRuns(words: readonly string[], isKnown: (run: string) => boolean): string[] {
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [3, 2, 1].find(
      (n) => at + n <= words.length && isKnown(squash(words.slice(at, at + n).join(''))),
    );
    if (length === undefined) rest.push(words[at]!);
    at += length ?? 1;
  }
  return rest;
}

/** At a branded station the company's name says nothing to a driver: it goes, unless it is a place. */
function withoutOperator(words: readonly string[], operator: string, town: string): string[] {
  const parts = operator
    .split(/[\s.&]+/u)
    .map(squash)
    .filter(Boolean);
  const meaningful = words.map(squash).filter((word) => word && !CONNECTORS.test(word));
  const inTown = meaningful.every((word) => squash(town).includes(word));
  const isPart = (word: string) =>
    parts.some((part) => part === word || (word.length === 1 && part.startsWith(word)));
  if (inTown) return [...words];
  if (meaningful.every(isPart)) return [];
  const line = squash(operator.replace(LEGAL_FORMS, ' '));
  const isPlace = (word: string): boolean => squash(town).includes(squash(word));
  return withoutPairs(words, (a, b) => !isPlace(a) && !isPlace(b) && line.includes(squash(a + b)));
}

/** Some stations give their own name as their company's: "Q8 Ospedaletto". */
function isSigned(operator: string, brand: Brand): boolean {
  return (
    brand.aliases.has(squash(operator.trim().split(/\s+/u)[0] ?? '')) && !/\bdi\b/iu.test(operator)
  );
}

function withoutPairs(
  words: readonly string[],
  isKnown: (first: string, second: string) => boolean,
): string[] {
  const known = (at: number): boolean => {
    const [first, second] = [words[at], words[at + 1]];
    if (first === undefined || second === undefined) return false;
    return squash(first).length > 2 && squash(second).length > 2 && isKnown(first, second);
  };
  const rest = words.filter((_, at) => !known(at) && !known(at - 1));
  return isTelling(trimmed(rest).join(' ')) ? rest : [...words];
}

function trimmed(words: readonly string[]): string[] {
  const isEmpty = (word = ''): boolean => CONNECTORS.test(word) || squash(word) === '';
  const rest = [...words];
  while (rest.length > 0 && isEmpty(rest[0])) rest.shift();
  while (rest.length > 0 && isEmpty(rest.at(-1))) rest.pop();
  const text = rest.join(' ').replace(/^[-–,.;:/\s]+|[-–,;:/\s]+$/gu, '');
  return text ? text.split(' ') : [];
}

/** A word one can say, or a road with its number. */
function isTelling(text: string): boolean {
  return /(?=\p{L}{3})\p{L}*[aeiouyàèéìòù]/iu.test(text) || /\bs[spr] \d/iu.test(text);
}

function shorten(text: string): string {
  if (text.length <= NAME_MAX) return text;
  return text.slice(0, NAME_MAX + 1).replace(/[\s,–-]+\S*$/u, '');
}
