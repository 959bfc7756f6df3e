/** What the ministry calls "Bandiera" and what stands on the sign. */
import { italianCase } from './italian-case.ts';

const UNBRANDED = 'pompebianche';

/** Where the sign says something else than the ministry's word, and the other names it goes by. */
const SIGNS: Record<string, { label: string; aliases: string[] }> = {
  agipeni: {
    label: 'Eni',
    aliases: ['eniagip', 'agip', 'eni', 'enilive', 'enistation', 'enilivestation'],
  },
  apiip: { label: 'IP', aliases: ['ip', 'api', 'ipapi'] },
  totalerg: { label: 'TotalErg', aliases: ['total', 'erg'] },
  coop: { label: 'Coop', aliases: [] },
};

export interface Brand {
  label: string;
  /** Its names, squashed, that need not be said again beside the label. */
  aliases: ReadonlySet<string>;
}

/** Letters and digits only, lower case: "Api-Ip" and "API IP" are the same. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * @param bandiera the ministry's column
 * @returns null for an unbranded pump ("Pompe Bianche")
 */
export function readBrand(bandiera: string): Brand | null {
  const key = squash(bandiera);
  if (key === '' || key === UNBRANDED) return null;
  const sign = SIGNS[key];
  const label = sign?.label ?? labelOf(bandiera.trim());
  const trade = /^(\S{3,}) (?:carburanti|petroli|oil|energia|gas|fuel)$/iu.exec(bandiera.trim());
  const short = trade ? [squash(trade[1]!)] : [];
  return { label, aliases: new Set([key, squash(label), ...short, ...(sign?.aliases ?? [])]) };
}

/** Long capitals are shouting; short ones are initials and stay. */
function labelOf(bandiera: string): string {
  const shouted = /^[^\p{Ll}]*$/u.test(bandiera);
  if (shouted && /^\S{1,4}$/u.test(bandiera)) return bandiera;
  const careless = /(?:^|\s)\p{Ll}+(?:\s|$)/u.test(bandiera);
  return shouted || careless ? italianCase(bandiera) : bandiera;
}
