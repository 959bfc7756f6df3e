/**
 * Builds a name that a driver recognises: the brand, and what distinguishes the station from others of the brand. The
 * ministry's "Nome Impianto" also contains internal codes, company names and advertising.
 */
import { expandAbbreviations, startsWithOdonym, type Address } from './address.ts';
import { comparisonKey, type Brand } from './brand.ts';
import { italianCase } from './italian-case.ts';
import {
  isInformative,
  LEGAL_FORMS,
  shorten,
  trimmed,
  withoutCodes,
  withoutOperator,
  withoutRuns,
} from './name-words.ts';

export interface NamedStation {
  /** "Nome Impianto". */
  name: string;
  /** "Gestore", the company or person that runs the station. */
  operator: string;
  brand: Brand | null;
  street: Address['street'];
  /** "Comune", in Italian case. */
  town: string;
}

const GENERIC =
  /(?<!\p{L})(?:(?:staz\.?(?:ione)?|area)\s+(?:di\s+)?serv(?:izio|io|\.)?|stazione|staz\.|station|distributore(?:\s+(?:di\s+)?(?:carburanti|benzina))?|impianto|punto\s+vendita|rifornitore\s+carburanti|pompa\s+bianca|pompe\s+bianche|p\.?d?\.?v\.?\s?\d*(?=\s|$)|pb)(?!\p{L})/giu;

/** Builds the display name, e.g. "Eni Montefeltro Ovest", "IP Via Emilia", "Pompa bianca Via Ortigara". */
export function displayName(station: NamedStation): string {
  const own = ownName(station);
  const place = station.street ?? station.town;
  if (station.brand) return shorten(`${station.brand.label} ${own || place}`);
  if (!own) return shorten(`Pompa bianca ${place}`);
  const saysWhere = startsWithOdonym(own) || comparisonKey(own) === comparisonKey(station.town);
  return shorten(saysWhere ? `Pompa bianca ${own}` : own);
}

/** Strips brand, codes, company and generic words from the station's own name; '' when nothing useful is left. */
function ownName({ name, operator, brand, town }: NamedStation): string {
  const plain = name
    .replace(/\|.*$|^\(\d+\)/gu, '')
    .replace(/["“”]/gu, ' ')
    .replace(LEGAL_FORMS, ' ')
    .replace(GENERIC, ' ');
  const words = withoutCodes(expandAbbreviations(plain).split(/\s+/u).filter(Boolean));
  const unsigned = brand ? withoutRuns(words, (run) => brand.aliases.has(run)) : words;
  const rest =
    brand && !isSigned(operator, brand) ? withoutOperator(unsigned, operator, town) : unsigned;
  const text = trimmed(rest).join(' ').replace(/ - /gu, ' ');
  return isInformative(text) ? italianCase(text) : '';
}

/** True when the operator column holds the station's name instead of a company's: "Q8 Ospedaletto". */
function isSigned(operator: string, brand: Brand): boolean {
  return (
    brand.aliases.has(comparisonKey(operator.trim().split(/\s+/u)[0] ?? '')) &&
    !/\bdi\b/iu.test(operator)
  );
}
