/** Converts the ministry's "Bandiera" column to the brand on the station's sign. */
import { italianCase } from './italian-case.ts';

const UNBRANDED = 'pompebianche';

/** Brands whose sign differs from the ministry's name, with their other names. */
const SIGNS: ReadonlyMap<string, { label: string; aliases: string[] }> = new Map([
  [
    'agipeni',
    {
      label: 'Eni',
      aliases: ['eniagip', 'agip', 'eni', 'enilive', 'enistation', 'enilivestation'],
    },
  ],
  ['apiip', { label: 'IP', aliases: ['ip', 'api', 'ipapi'] }],
  ['totalerg', { label: 'TotalErg', aliases: ['total', 'erg'] }],
  ['coop', { label: 'Coop', aliases: [] }],
]);

export interface Brand {
  label: string;
  /** The brand's names as comparison keys, redundant next to the label. */
  aliases: ReadonlySet<string>;
}

/** Reduces text to lower-case letters and digits for comparison: "Api-Ip" and "API IP" become equal. */
export function comparisonKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Reads a station's brand.
 * @param bandiera the ministry's column
 * @returns null for an unbranded station ("Pompe Bianche")
 */
export function readBrand(bandiera: string): Brand | null {
  const key = comparisonKey(bandiera);
  if (key === '' || key === UNBRANDED) return null;
  const sign = SIGNS.get(key);
  const label = sign?.label ?? labelOf(bandiera.trim());
  const trade = /^(\S{3,}) (?:carburanti|petroli|oil|energia|gas|fuel)$/iu.exec(bandiera.trim());
  const short = trade ? [comparisonKey(trade[1]!)] : [];
  return {
    label,
    aliases: new Set([key, comparisonKey(label), ...short, ...(sign?.aliases ?? [])]),
  };
}

/** Puts names in capitals or with lower-case words into Italian case; one word of up to four capitals stays. */
function labelOf(bandiera: string): string {
  const shouted = /^[^\p{Ll}]*$/u.test(bandiera);
  if (shouted && /^\S{1,4}$/u.test(bandiera)) return bandiera;
  const careless = /(?:^|\s)\p{Ll}+(?:\s|$)/u.test(bandiera);
  return shouted || careless ? italianCase(bandiera) : bandiera;
}
