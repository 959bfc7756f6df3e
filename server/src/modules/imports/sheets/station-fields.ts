/** Reads and checks the cells of a station. */
import { phoneNumbers } from '@pieno/contract/stations/phone-numbers.ts';
import type { Decade } from '@pieno/contract/prices/fuels.ts';
import { CATEGORIES, parseDecades } from '../../stations/fuels/fuel-categories.ts';
import type { OperatorColumn } from '../../stations/facts/save-operator-station.ts';
import { tooLong } from '../../stations/facts/text-lengths.ts';

type TextColumn = Exclude<OperatorColumn, 'logo_hash' | 'latitude' | 'longitude'>;
/** A cell's value, or the problem with it in Italian. */
export type Read<Value> = { value: Value } | { problem: string };

const KINDS: ReadonlyMap<string, string> = new Map([
  ['fuel', 'fuel'],
  ['carburanti', 'fuel'],
  ['charging', 'charging'],
  ['ricarica', 'charging'],
]);
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['sm', 'SM'],
  ['san marino', 'SM'],
  ['it', 'IT'],
  ['italia', 'IT'],
]);

/** Reads and checks a text cell. @param text neither empty nor "-", which clears a field */
export function readText(column: TextColumn, text: string): Read<string> {
  const value = text.replace(/\r\n?/gu, '\n');
  const problem = tooLong(column, value);
  if (problem) return { problem };
  return CHECKS[column]?.(value) ?? { value };
}

/** Reads and checks a coordinate. @param text degrees with decimal point or comma */
export function readDegrees(column: 'latitude' | 'longitude', text: string): Read<number> {
  const value = /^-?\d{1,3}(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(',', '.')) : NaN;
  const limit = column === 'latitude' ? 90 : 180;
  const isPlace = Math.abs(value) <= limit && value !== 0;
  return isPlace ? { value } : { problem: `${column}: «${text}» non è una coordinata in gradi` };
}

/** Reads and checks the sold categories. @param text names or numbers of categories; '' for none */
export function readSells(text: string): Read<Decade[]> {
  const problem = tooLong('sells', text);
  if (problem) return { problem };
  if (text === '-') return { problem: 'sells: un elenco aggiunge soltanto' };
  const meant = parseDecades(text);
  if ('decades' in meant) return { value: meant.decades };
  return { problem: `sells: «${meant.unknown}» non è tra ${CATEGORIES}` };
}

const CHECKS: Partial<Record<TextColumn, (text: string) => Read<string>>> = {
  kind: (text) => oneOf(KINDS, text, 'kind: può valere fuel oppure charging'),
  country: (text) => oneOf(COUNTRIES, text, 'country: può valere SM oppure IT'),
  phone: (text) => phoneNumber(text, 'phone'),
  mobile: (text) => phoneNumber(text, 'mobile'),
  email: (text) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text)
      ? { value: text }
      : { problem: `email: «${text}» non è un indirizzo di posta` },
  website: (text) =>
    /^https?:\/\//iu.test(text) && URL.canParse(text)
      ? { value: text }
      : { problem: 'website: deve cominciare con http:// o https://' },
};

function phoneNumber(text: string, column: string): Read<string> {
  return phoneNumbers(text).every(({ dial }) => dial)
    ? { value: text }
    : { problem: `${column}: «${text}» non è un numero di telefono` };
}

function oneOf(values: ReadonlyMap<string, string>, text: string, problem: string): Read<string> {
  const value = values.get(text.toLowerCase());
  return value ? { value } : { problem };
}
