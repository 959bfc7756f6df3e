/** Checks for files that can be read but are suspicious. */
import type { MinistryState } from '../../ministry/state.ts';
import type { PriceFile } from './prices.ts';
import type { Registry } from './registry.ts';

/** A file with less than this share of the last import's rows, or of rows with a fact, is probably damaged. */
export const SHRUNK_TO = 0.5;
/** The minimum of known stations for a warning about moves. */
const KNOWN_MIN = 10;
/** With more than this share of prices without a station, the two files do not match. */
const ORPHANS_MAX = 0.1;

/**
 * Finds what is suspicious about the ministry's files.
 * @param orphans number of prices without a station in the registry
 * @param known previous stations of the areas that the registry lists, and how many of them it now puts outside
 * @param last state of the last completed import
 * @returns an Italian sentence per warning; empty when the files are plausible
 */
export function findWarnings(
  {
    registry,
    prices,
    orphans,
    known,
  }: {
    registry: Registry;
    prices: PriceFile;
    orphans: number;
    known: { listed: number; outside: number };
  },
  last: MinistryState | undefined,
): string[] {
  const warnings: string[] = [];
  for (const [name, file, before] of [
    ["L'anagrafica", registry, last?.registry],
    ['Il file dei prezzi', prices, last?.prices],
  ] as const) {
    if (file.cut) warnings.push(`${name} finisce a metà di una riga.`);
    if (before && file.read < before.rows * SHRUNK_TO) {
      warnings.push(`${name} ha soltanto ${file.read} righe: l'ultima volta erano ${before.rows}.`);
    }
    if (before && file.extractedOn < before.extractedOn) {
      warnings.push(
        `${name} porta la data ${file.extractedOn}: quella già importata è ${before.extractedOn}.`,
      );
    }
  }
  if (orphans > prices.rows.length * ORPHANS_MAX) {
    warnings.push(
      `${orphans} prezzi su ${prices.rows.length} sono di impianti assenti dall'anagrafica: i due file non vanno insieme.`,
    );
  }
  if (known.listed >= KNOWN_MIN && known.outside > known.listed * SHRUNK_TO) {
    warnings.push(
      `L'anagrafica mette ${known.outside} dei ${known.listed} distributori delle zone fuori da ogni zona: le coordinate sembrano sbagliate.`,
    );
  }
  return warnings;
}
